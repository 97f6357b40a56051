import { area } from '../words.ts'

/** Guests of an owner stay: the owner's page, and the page of the guest's link. */
export const stayGuestWords = area({
  title: 'Your stay at {home}',
  lead: 'Invite guests by email. Each gets a link to directions and the house guide and, from two days before check-in, to the door code. Links end at check-out.',
  guests: 'Guests',
  none: 'No guests invited',
  noneText: 'Guests stay without a booking and pay nothing.',
  invite: 'Invite a guest',
  send: 'Send invitation',
  sent: 'Invitation sent to {email}.',
  invited: 'Invited {when}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removed: '{name} was removed. Their link no longer works.',
  again: 'Send again',
  againNamed: 'Send again to {name}',
  over: 'This stay is over, so links no longer work.',
  noGuide: 'This home has no house guide yet. Add directions and door codes so your guests find their way.',
  noKeys: 'No door code is saved for this home. Add it to the house guide, or tell your guests yourself.',
  toGuide: 'Edit house guide',
  back: 'Back to calendar',
})
