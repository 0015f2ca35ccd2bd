# evaluate.rb laws PODSPEC PACKAGE.json    prints each broken law; fails if there is one
# evaluate.rb files PODSPEC [SUBSPEC...]   prints the sources that a selection compiles
require_relative 'podspec'
require_relative 'laws'

command, podspec, *rest = ARGV
begin
  spec = Pod::Spec.evaluate(podspec)
  case command
  when 'laws'
    broken = Laws.new(spec, JSON.parse(File.read(rest.first))).broken
    puts broken
    exit broken.empty?
  when 'files'
    puts spec.selection(rest).flat_map { |subspec| Dir.glob(subspec.source_files) }
  end
rescue RuntimeError => error
  puts error.message
  exit false
end
