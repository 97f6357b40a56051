import { area } from '../words.ts'

/** The search page. */
export const staffFindWords = area({
  title: 'Search',
  lead: 'Bookings, homes, and people by name, number, phone, email, or last four digits of a card.',
  field: 'What are you looking for?',
  find: 'Search',
  actions: 'Actions',
  acts: {
    block: 'Block {home}, {from} to {to}',
    book: 'New booking: {home}, {from} to {to}',
    change: 'Change {number}, {guest}',
    charge: 'Charge the guest of {number}, {guest}',
    refund: 'Refund {number}, {guest}',
    cancel: 'Cancel {number}, {guest}',
  },
  commands: 'You can also type an action: block Anchor Row May 12-15, or refund PL-20574.',
  bookings: 'Bookings',
  homes: 'Homes',
  people: 'People',
  pages: 'Pages',
  none: 'Nothing found',
  noneText: 'Try part of a name, a booking number, or the last four digits of a card.',
  hint: 'Enter opens the first result. Arrow keys move between results.',
  results: '{number, plural, one {# result} other {# results}}',
  owner: 'Owner',
  guest: 'Guest',
  staff: 'Staff',
  partner: 'Partner',
})
