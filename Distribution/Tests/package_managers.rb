# package_managers.rb podspec|formula FILE: prints what the podspec or the formula says, as JSON. Every attribute and every call is
# recorded; CocoaPods and Homebrew aren't needed.
require 'json'

class Recorder < BasicObject
  attr_reader :values

  def initialize
    @values = {}
  end

  def method_missing(name, *arguments)
    return @values[name.to_s.delete_suffix('=')] = arguments.first if name.end_with?('=')
    @values[name.to_s] ||= ::Recorder.new
  end

  def respond_to_missing?(*)
    true
  end
end

module Pod
  class Spec
    class << self
      attr_reader :last
    end

    def self.new
      yield @last = Recorder.new
    end
  end
end

# The statements of a formula's class, with those in blocks under the names of the blocks.
class Formula
  class << self
    attr_reader :statements

    def inherited(subclass)
      subclass.instance_variable_set(:@statements, {})
      (@formulas ||= []) << subclass
    end

    def formulas
      @formulas
    end

    def method_missing(name, *arguments, &block)
      return @statements[name.to_s] = arguments.first unless block
      outer, @statements = @statements, {}
      block.call
      outer[name.to_s], @statements = @statements, outer
    end

    def respond_to_missing?(*)
      true
    end

    # Kernel has a method of this name. A formula's test runs after its installation.
    def test; end
  end
end

kind, file = ARGV
load file
if kind == 'podspec'
  values = Pod::Spec.last.values
  puts JSON.generate(values.reject { |_, value| Recorder === value })
else
  puts JSON.generate(Formula.formulas.first.statements)
end
