import { area } from '../words.ts'

/** The second agreement that guests of a home sign. */
export const homeAgreementWords = area({
  title: 'Home agreement',
  note: 'Signed with the booking agreement',
  lead: 'Add an agreement of your own. Guests sign it together with the booking agreement, in one step. Existing bookings keep the version they signed.',
  name: 'Title',
  text: 'Agreement text',
  textHint: 'Plain text. Leave an empty line between paragraphs.',
  signedName: 'Your full name, to sign for the home',
  fill: 'Fill this in.',
  ask: 'Require this agreement',
  again: 'Publish new version',
  askNoMore: 'Stop requiring it',
  inForce: 'Version {version}, in effect since {moment}.',
  required: 'Guests now sign this agreement',
  gone: 'Agreement no longer required',
  changed: 'Someone else changed this agreement. Reload the page to see the latest version.',
})
