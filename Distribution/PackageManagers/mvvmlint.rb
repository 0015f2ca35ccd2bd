class Mvvmlint < Formula
  desc "Check Swift apps for Model-View-ViewModel"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "MIT"

@FORMULA_ARCHIVES@

  def install
    bin.install "mvvmlint"
    man1.install "man/mvvmlint.1"
    bash_completion.install "completions/mvvmlint.bash" => "mvvmlint"
    zsh_completion.install "completions/_mvvmlint"
    fish_completion.install "completions/mvvmlint.fish"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/mvvmlint --version").strip
  end
end
