/// Its superclass is in another folder.
final class GridCell: ListCell {}
