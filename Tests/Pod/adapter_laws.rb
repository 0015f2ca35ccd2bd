# The requirements for the podspec of a test framework's adapter, compared with the kit's podspec and Package.swift.
class AdapterLaws
  SHARED = [:version, :license, :author, :homepage, :source, :swift_versions].freeze

  def initialize(spec, kit, package)
    @spec = spec
    @kit = kit
    @target = package['targets'].find { |target| target['name'] == spec.name }
  end

  def broken
    return ["#{@spec.name} isn't a module of Package.swift"] unless @target
    [
      *SHARED.map { |attribute| differs(attribute, @spec.send(attribute), @kit.send(attribute)) },
      differs('platforms', platforms(@spec), platforms(@kit)),
      differs('module_name', @spec.module_name, @spec.name),
      differs('source_files', @spec.source_files, "#{@target['path']}/*.swift"),
      differs('dependencies', @spec.dependencies, ["#{@kit.name}/Conformance"]),
      differs("the version of #{@kit.name}", @spec.required_versions, [@kit.version]),
      differs('frameworks', @spec.frameworks, File.basename(@target['path'])),
      differs('pod_target_xcconfig', @spec.pod_target_xcconfig, { 'ENABLE_TESTING_SEARCH_PATHS' => 'YES' })
    ].compact
  end

  private

  def platforms(spec)
    spec.platforms.transform_values(&:deployment_target)
  end

  def differs(what, found, expected)
    "#{@spec.name}: #{what} is #{found.inspect} instead of #{expected.inspect}" unless found == expected
  end
end
