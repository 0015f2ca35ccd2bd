# The attributes of CocoaPods' podspec language that the kit needs. An unknown attribute fails, and so does one in a
# place where CocoaPods or the kit doesn't allow it.
module Pod
  class Spec
    ROOT_ONLY = [:version, :summary, :homepage, :license, :author, :source,
                 :swift_versions, :module_name, :default_subspecs].freeze
    PLAIN = [:frameworks, :pod_target_xcconfig].freeze
    PLATFORMS = [:ios, :osx, :tvos, :watchos, :visionos].freeze
    DeploymentTarget = Struct.new(:deployment_target)

    class << self
      attr_accessor :last
    end

    attr_accessor :name, :source_files, *PLAIN
    attr_reader :dependencies, :required_versions, :subspecs, :platforms

    def initialize(name = nil, parent = nil)
      @name, @parent = name, parent
      @dependencies, @subspecs = [], []
      @platforms = Hash.new { |all, platform| all[platform] = DeploymentTarget.new }
      yield self
      Spec.last = self unless parent
    end

    ROOT_ONLY.each do |attribute|
      attr_reader attribute
      define_method("#{attribute}=") do |value|
        raise "#{@name}: '#{attribute}' belongs on the root" if @parent
        instance_variable_set("@#{attribute}", value)
      end
    end

    PLATFORMS.each do |platform|
      define_method(platform) do
        raise "#{@name}: '#{platform}' belongs on the root, so that all subspecs support the same platforms" if @parent
        @platforms[platform]
      end
    end

    # The versions are the required ones of the other pod, if any.
    def dependency(name, *versions)
      @dependencies << name
      @required_versions = versions
    end

    def subspec(name, &block)
      @subspecs << Spec.new(name, self, &block)
    end

    def self.evaluate(file)
      self.last = nil
      load file
      last || raise("#{file} doesn't specify a pod")
    rescue NoMethodError => error
      raise "'#{error.name}' isn't a podspec attribute"
    end

    # Returns the subspecs of a line in a Podfile: the named or default ones, and their dependencies.
    def selection(names)
      names = Array(default_subspecs) if names.empty?
      chosen = subspecs.select { |subspec| names.include?(subspec.name) }
      needed = chosen.flat_map(&:dependencies).map { |dependency| dependency.split('/').last }
      (needed - names).empty? ? chosen : selection(names | needed)
    end
  end
end
