public import LintSemantics
public import LintSyntax

/// The reason why a type can't adopt a role in an extension, or why that would change the meaning of other code.
public enum AdoptionRefusal: Hashable, Sendable {
  /// The type plays another role, which the compiler refuses beside this one.
  case conflict(Role)
  /// A subclass adopts a role of the kit that the compiler refuses beside this one.
  case conflictInSubclass(Name, Role)
  /// A subclass adopts the role itself, and would then adopt it twice.
  case adoptedBySubclass(Name)
  /// A superclass can adopt the role, but isn't among the selected types.
  case superclassLeftOut(Name)
  case swiftUIView
  case swiftUIFile
  /// The file uses another declaration with the protocol's name.
  case nameInUse(Name)
  /// The app declares a type with the name of the kit's module.
  case moduleNameInUse(Name)
  /// A generic parameter of the type, or of a type around it, has the name of the kit's module.
  case moduleNameOfParameter(Name)
  /// The file imports the kit's module with `@_implementationOnly`, so a public type can't conform to its protocols.
  case implementationOnlyImport(Name)
  /// The app has a module with the name of one of the kit's.
  case ownModule(Name)
  /// The type is declared in another package.
  case otherModule
  case generatedFile
  case syntaxError
  case privateScope
  case localScope
  /// `#if` surrounds the type, but not the type that contains it.
  case conditionalScope
  /// An `#if` surrounds an attribute that the extension needs, too.
  case conditionalAttribute(Name)
  case ambiguousName
  case sharedLine
  /// An extension below the type would be in a comment.
  case withoutPlace
  case valueType
  case unknownSuperclass(Name)
  case noncopyable
  case nonescapable
  case namespace
  case protocolType
  case implicitlyUnwrapped
  /// A property that the role requires is private.
  case privateProperty(PrivateProperty)
  /// A property that the role requires is less visible than the type.
  case lessVisibleProperty(Name)
  /// A property that the role requires exists only in some builds, on some systems, or for some generic arguments.
  case conditionalProperty(Name)
  /// A protocol of the app gives the type a property that the kit also gives it by default.
  case providedProperty(Name, Name)
  case propertyWithEffects
  case noncopyableProperty
  /// A member that the role requires is isolated to a global actor that isn't the main actor.
  case otherActor(Name, Name)
  case heldView
  /// The type of `viewModel` is a generic parameter, or belongs to one, and needn't be a view model.
  case genericProperty(Name)
  /// Nothing in the project shows the type of `viewModel`.
  case unknownPropertyType(Name)
  /// The declaration of `viewModel` declares other properties, too, and their types together.
  case sharedDeclaration
  /// The type, or a supertype, declares a type with the name of an associated type of the kit's holders.
  case declaredName(Name)
  /// The type, or a subclass, uses a type with the name of an associated type of the kit's holders.
  case hiddenName(Name)
}

extension AdoptionRefusal {
  /// A stable word for scripts and statistics.
  public var word: String {
    switch self {
    case .conflict, .conflictInSubclass: "role-conflict"
    case .adoptedBySubclass: "adopted-by-subclass"
    case .superclassLeftOut: "superclass-left-out"
    case .swiftUIView: "swiftui-view"
    case .swiftUIFile: "swiftui-file"
    case .nameInUse, .moduleNameInUse, .moduleNameOfParameter, .ownModule: "name-clash"
    case .implementationOnlyImport: "implementation-only-import"
    case .otherModule: "other-module"
    case .generatedFile: "generated-file"
    case .syntaxError: "syntax-error"
    case .privateScope: "private-scope"
    case .localScope: "local-scope"
    case .conditionalScope: "conditional-scope"
    case .conditionalAttribute: "conditional-attribute"
    case .ambiguousName: "ambiguous-name"
    case .sharedLine: "shared-line"
    case .withoutPlace: "without-place"
    case .valueType: "value-type"
    case .unknownSuperclass: "unknown-superclass"
    case .noncopyable, .noncopyableProperty: "noncopyable"
    case .nonescapable: "nonescapable"
    case .namespace: "namespace"
    case .protocolType: "protocol"
    case .implicitlyUnwrapped: "implicitly-unwrapped"
    case .privateProperty: "private-property"
    case .lessVisibleProperty: "less-visible-property"
    case .conditionalProperty: "conditional-property"
    case .providedProperty: "provided-property"
    case .propertyWithEffects: "property-with-effects"
    case .otherActor: "other-actor"
    case .heldView: "held-view"
    case .genericProperty: "generic-property"
    case .unknownPropertyType: "unknown-property-type"
    case .sharedDeclaration: "shared-declaration"
    case .declaredName: "declared-name"
    case .hiddenName: "hidden-name"
    }
  }

  private static let noMark = "'!': Swift doesn't let 'T!' satisfy a requirement"

  /// The reason, and what to do if the type should adopt the role.
  public func text(for role: AdoptableRole) -> String {
    let name = role.protocolName
    switch self {
    case .conflict(let other): return "is also a \(other.rawValue); split it"
    case .conflictInSubclass(let subclass, let other):
      return "its subclass '\(subclass)' is a \(other.rawValue); split it"
    case .adoptedBySubclass(let subclass):
      return "its subclass '\(subclass)' adopts '\(name)'; move the conformance here"
    case .superclassLeftOut(let base):
      return "inherits the role if its superclass '\(base)' adopts it, which the options leave out; do that first"
    case .swiftUIView: return "is a SwiftUI view, which needs no role"
    case .swiftUIFile:
      return "its file imports SwiftUI, whose '\(name)' the import would hide; adopt it in another file"
    case .nameInUse: return "its file uses another '\(name)', which the import would hide; adopt it in another file"
    case .moduleNameInUse(let module):
      return "the app declares a type '\(module)', which hides the kit's module; rename the type"
    case .moduleNameOfParameter(let module):
      return "its generic parameter '\(module)' hides the kit's module; rename the parameter"
    case .implementationOnlyImport(let module):
      return "is public, and its file imports '\(module)' with '@_implementationOnly'; remove the attribute"
    case .ownModule(let module):
      return "the app's own module '\(module)' has the name of one of the kit's; rename the module"
    case .otherModule: return "is declared in another module; adopt it there"
    case .generatedFile: return "its file is generated; adopt it in another file or in the generator's template"
    case .syntaxError: return "its file has a syntax error; fix it first"
    case .privateScope: return "is private in another type, so no extension can name it; adopt it in the declaration"
    case .localScope:
      return "is declared in a function or block, so no extension can name it; adopt it in the declaration"
    case .conditionalScope: return "is in an '#if' inside of another type; adopt it in the declaration"
    case .conditionalAttribute(let attribute):
      return "its '@\(attribute)' is in an '#if'; adopt it in the declaration"
    case .ambiguousName: return "has the name of another type of its module; adopt it in the declaration"
    case .sharedLine: return "another declaration begins on the line of its end; move that one to a new line"
    case .withoutPlace:
      return "a comment that begins on the line of its end leaves no place for an extension; move the comment"
    case .valueType: return "isn't a class"
    case .unknownSuperclass(let parent):
      return "only the name of its superclass '\(parent)' suggests a view; adopt it in the declaration"
    case .noncopyable: return "is noncopyable, and the kit's protocols require copyable types"
    case .nonescapable: return "is nonescapable, and the kit's protocols require escapable types"
    case .namespace: return "is an enum without cases"
    case .protocolType: return "is a protocol; its conforming types adopt the role"
    case .implicitlyUnwrapped: return "declare 'viewModel' without \(Self.noMark)"
    case .privateProperty(let property):
      let access = property.access
      let setter = property.isSettable ? ", or '\(access == .internal ? "" : "\(access) ")private(set)'" : ""
      let mark = property.isImplicitlyUnwrapped ? "\(setter.isEmpty ? "" : ",") and without \(Self.noMark)" : ""
      return "'\(property.name)' is private; declare it \(access)\(setter)\(mark)"
    case .providedProperty(let property, let provider):
      return
        "an extension of its protocol '\(provider)' provides '\(property)', as the kit does; declare it in the type"
    case .lessVisibleProperty(let property):
      return "'\(property)' is less visible than the type; give it the type's access level"
    case .conditionalProperty(let property):
      return "'\(property)' exists only under a condition: '#if', '@available' or 'where'; declare it without one"
    case .propertyWithEffects:
      return "the getter of 'viewModel' throws or is asynchronous; Swift doesn't let it satisfy a requirement"
    case .noncopyableProperty: return "its 'viewModel' is noncopyable, and '\(name)' requires a copyable type"
    case .otherActor(let member, let actor):
      return "'\(member)' is isolated to '\(actor)', but '\(name)' requires the main actor; use '@MainActor'"
    case .heldView: return "its 'viewModel' is a view"
    case .genericProperty(let type):
      return
        "'viewModel' has the generic type '\(type)', which needn't be a view model; constrain it to the kit's 'ViewModel'"
    case .unknownPropertyType(let property):
      return "the type of '\(property)' isn't known; write it at the property"
    case .sharedDeclaration:
      return "'viewModel' shares its declaration with other properties; declare it on its own, with its type"
    case .declaredName(let declared):
      return "has its own '\(declared)', which '\(name)' would use as its associated type; rename it"
    case .hiddenName(let hidden):
      return "uses a type '\(hidden)' of the app, but '\(hidden)' would mean a type of '\(name)'; rename the app's type"
    }
  }
}

/// A private property that a role requires.
public struct PrivateProperty: Hashable, Sendable {
  let name: Name
  /// The lowest access level that suffices, as it is written.
  let access: Access
  /// Whether the property has a setter, whose access level can be lower than that of the getter.
  let isSettable: Bool
  /// Whether the type is `T!`, which is another obstacle.
  let isImplicitlyUnwrapped: Bool

  enum Access: String {
    case `internal`, package, `public`

    init(_ level: AccessLevel) {
      self =
        switch level {
        case .restricted: .internal
        case .package: .package
        case .public: .public
        }
    }
  }
}
