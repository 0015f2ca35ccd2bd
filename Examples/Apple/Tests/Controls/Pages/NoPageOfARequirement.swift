/// fails: UITableViewDelegate.tableView(_:didSelectRowAt:) names no page
public protocol UITableViewDelegate {  // UITableViewDelegate
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
