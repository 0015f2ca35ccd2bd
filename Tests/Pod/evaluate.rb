# evaluate.rb laws PODSPEC PACKAGE.json           print each violated requirement; fail if there is one
# evaluate.rb adapter PODSPEC PACKAGE.json KIT    the same for an adapter, compared with the kit's podspec
# evaluate.rb files PODSPEC [SUBSPEC...]          print the sources that a selection compiles
require_relative 'podspec'
require_relative 'laws'
require_relative 'adapter_laws'

command, podspec, *rest = ARGV
begin
  spec = Pod::Spec.evaluate(podspec)
  case command
  when 'laws'
    broken = Laws.new(spec, JSON.parse(File.read(rest.first))).broken
    puts broken
    exit broken.empty?
  when 'adapter'
    package, kit = rest
    broken = AdapterLaws.new(spec, Pod::Spec.evaluate(kit), JSON.parse(File.read(package))).broken
    puts broken
    exit broken.empty?
  when 'files'
    # A pod without subspecs has only one selection.
    parts = spec.subspecs.empty? ? [spec] : spec.selection(rest)
    puts parts.flat_map { |part| Dir.glob(part.source_files) }
  end
rescue RuntimeError => error
  puts error.message
  exit false
end
