class ContactViewModel {
  let contact: Contact
  var title: String { contact.name }

  init(contact: Contact) {
    self.contact = contact
  }
}
