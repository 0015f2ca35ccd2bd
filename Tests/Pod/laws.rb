require 'json'

# The requirements for the podspec. Each one returns its violations as sentences, or an empty array.
class Laws
  REQUIRED = [:name, :version, :summary, :homepage, :license, :author, :source].freeze
  # On the root, each of these would add something to every selection.
  SUBSPECS_ONLY = [:source_files, :frameworks, :pod_target_xcconfig, :dependencies].freeze
  # The limit of CocoaPods.
  LONGEST_SUMMARY = 140

  # package: the output of `swift package dump-package`.
  def initialize(spec, package)
    @spec = spec
    @package = package
    @umbrella = package['targets'].find { |target| target['name'] == spec.name }
    @modules = package['targets'].reject { |target| target['type'] == 'test' || target['name'] == spec.name }
    @adapters, @modules = @modules.partition { |target| File.exist?("#{target['name']}.podspec") }
  end

  def broken
    required + summary + root + globs + owners + folders + dependencies + frameworks + default + releases +
      platforms + languages
  end

  private

  def required
    license = (@spec.license || {})[:file]
    REQUIRED.select { |attribute| @spec.send(attribute).nil? }.map { |attribute| "'#{attribute}' is missing" } +
      (license && !File.exist?(license) ? ["the license's file, '#{license}', does not exist"] : [])
  end

  def summary
    length = @spec.summary.to_s.length
    return [] if length <= LONGEST_SUMMARY
    ["the summary has #{length} characters, and CocoaPods accepts #{LONGEST_SUMMARY}"]
  end

  # Apps import one module, whichever subspecs they select.
  def root
    agree('module_name', @spec.module_name, 'the imports', @spec.name) +
      SUBSPECS_ONLY.reject { |attribute| [nil, []].include?(@spec.send(attribute)) }
                   .map { |attribute| "'#{attribute}' of the root would apply to every selection; move it to a subspec" }
  end

  def globs
    @spec.subspecs.select { |subspec| files(subspec).empty? }
         .map { |subspec| "#{subspec.name}: no file matches '#{subspec.source_files}'" }
  end

  # Every source of a module belongs to exactly one subspec, and a subspec contains nothing else.
  def owners
    owned = @spec.subspecs.flat_map { |subspec| files(subspec) }
    sources = @modules.flat_map { |target| Dir.glob("#{target['path']}/**/*.swift") } -
              @adapters.flat_map { |target| Dir.glob("#{target['path']}/**/*.swift") }
    sources.reject { |file| owned.include?(file) }.map { |file| "#{file} belongs to no subspec" } +
      owned.uniq.select { |file| owned.count(file) > 1 }.map { |file| "#{file} belongs to several subspecs" } +
      (owned - sources).uniq.map { |file| "#{file} isn't a source of a module" }
  end

  def folders
    agree('the subspecs', @spec.subspecs.map(&:name).sort, 'Package.swift', @modules.map { |m| m['path'] }.sort)
  end

  def dependencies
    @spec.subspecs.flat_map do |subspec|
      mine = subspec.dependencies.sort
      unknown = mine - @spec.subspecs.map { |other| "#{@spec.name}/#{other.name}" }
      unknown.map { |name| "#{subspec.name}: there is no '#{name}' to depend on" } +
        agree("the dependencies of #{subspec.name}", mine, 'Package.swift', package_dependencies(subspec))
    end
  end

  # An app's target must not import a test framework.
  def frameworks
    files = @spec.subspecs.flat_map { |subspec| files(subspec) }
    files.select { |file| File.read(file) =~ /^ *(?:\w+ )*import (?:XCTest|Testing)$/ }
         .map { |file| "#{file} imports a framework for tests" } +
      (names(@umbrella) & @adapters.map { |target| target['name'] }).map { |name| "#{@spec.name} depends on #{name}" }
  end

  def default
    @spec.default_subspecs == 'Core' ? [] : ["the default: #{text(Array(@spec.default_subspecs))} in the podspec, Core is expected"]
  end

  def releases
    newest = File.read('CHANGELOG.md')[/^## \[(\d+\.\d+\.\d+)\] - (?:Unreleased|\d{4}-\d\d-\d\d)$/, 1]
    agree('the version', @spec.version, 'VERSION', File.read('VERSION').strip) +
      agree('the version', @spec.version, 'CHANGELOG.md', newest) +
      agree('the version', @spec.version, "the source's tag", @spec.source[:tag]) + readme
  end

  def readme
    return [] unless File.exist?('README.md')
    tags = File.read('README.md').scan(/(?::tag => |tag: |from: )["'](\d[^"']*)["']/).flatten.uniq
    tags = ['no tag'] if tags.empty?
    tags.flat_map { |tag| agree('the version', @spec.version, 'README.md', tag) } + readme_pods
  end

  # A Podfile's lines name subspecs, from a tag or from a checkout.
  def readme_pods
    lines = File.read('README.md').scan(%r{^pod '#{@spec.name}/(\w+)',.*(:tag|:path) => })
    unknown = lines.map(&:first) - @spec.subspecs.map(&:name)
    missing = [':tag', ':path'] - lines.map(&:last)
    unknown.uniq.map { |name| "README.md names the subspec '#{name}', which doesn't exist" } +
      missing.map { |source| "README.md has no pod with '#{source}'" }
  end

  def platforms
    pod = @spec.platforms.map { |name, platform| [name.to_s.sub('osx', 'macos'), platform.deployment_target] }
    package = @package['platforms'].map { |platform| [platform['platformName'], platform['version']] }
    agree('the platforms', pod.sort, 'Package.swift', package.sort)
  end

  def languages
    agree('swift_versions', @spec.swift_versions, 'the tests', ['5.0', '6.0'])
  end

  def files(subspec)
    Dir.glob(subspec.source_files.to_s)
  end

  def package_dependencies(subspec)
    target = @modules.find { |candidate| candidate['path'] == subspec.name }
    names = names(target)
    @modules.select { |candidate| names.include?(candidate['name']) }
            .map { |candidate| "#{@spec.name}/#{candidate['path']}" }.sort
  end

  def names(target)
    (target ? target['dependencies'] : []).map { |dependency| dependency['byName'].first }
  end

  def agree(what, here, place, there)
    here == there ? [] : ["#{what}: #{text(here)} in the podspec, #{text(there)} in #{place}"]
  end

  def text(value)
    value.nil? || value.empty? ? 'none' : Array(value).map { |part| Array(part).join(' ') }.join(', ')
  end
end
