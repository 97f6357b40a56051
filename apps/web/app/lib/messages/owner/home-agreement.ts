import { area } from '../words.ts'

/** The second agreement that an owner asks guests of his home to sign. */
export const homeAgreementWords = area({
  title: 'A second agreement',
  note: 'Signed with the booking',
  lead: 'If the house needs an agreement of its own, guests sign it together with the booking agreement, with one signature. Stays signed before keep what was signed.',
  name: 'Its title',
  text: 'What it says',
  textHint: 'Plain text. An empty line begins a new paragraph.',
  signedName: 'Your full name, as the signature for the house',
  fill: 'Please fill this in.',
  ask: 'Ask guests to sign it',
  again: 'Put these words in force',
  askNoMore: 'Ask for it no more',
  inForce: 'In force since {moment}, wording {version}.',
  asked: 'Guests sign it from now on',
  gone: 'It is asked for no more',
  changed: 'Someone has changed this agreement meanwhile. Please load the page again.',
})
