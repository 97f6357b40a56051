import { area } from '../words.ts'

/** Actions for bookings selected in a list. */
export const bookingSelectionWords = area({
  label: 'Selected bookings',
  selected: '{number, plural, one {# booking selected} other {# bookings selected}}',
  choose: 'Select',
  chooseOf: 'Select {number}, {guest}',
  message: 'Message guests',
  tags: 'Add tags',
  tagged: '{number, plural, one {# booking tagged.} other {# bookings tagged.}}',
  notTagged: 'Not tagged: {numbers}. Try again. A booking holds up to {most} tags.',
  csv: 'Download selected',
  all: 'Select all {number} on this page',
  clear: 'Clear selection',
  print: 'Print',
  close: 'Close',
  messageTitle: '{number, plural, one {Message # guest} other {Message # guests}}',
  text: 'Message',
  textHint: 'Each guest gets it in the conversation of their own stay.',
  send: '{number, plural, one {Send to # guest} other {Send to # guests}}',
  sent: '{number, plural, one {Message sent to # guest.} other {Message sent to # guests.}}',
  notSent: 'Not sent to {numbers}. Try again.',
})
