import { area } from '../words.ts'

export const identityWords = area({
  title: 'Verify your ID',
  lead: '{home} requires ID verification before arrival. You get access details once we approve it.',
  privacyNote:
    'Only team members who review IDs can see it, and your account log records each view. We store it encrypted and delete it {days, plural, one {# day} other {# days}} after your stay.',
  legalName: 'Full name on your ID',
  birthDate: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  document: 'Photo of your passport, ID card, or driver’s license',
  documentHint: 'Show the whole side with your name and photo.',
  send: 'Submit ID',
  sent: 'Thank you. We’re reviewing your ID',
  sentText: 'We’ll email you, usually the same day. Until then, you can replace the photo.',
  refusedTitle: 'We couldn’t verify your ID',
  accepted: 'Your ID is verified.',
  closed: 'This stay doesn’t need ID verification.',
  toStay: 'View your stay',
  fill: 'This field is required.',
  noFile: 'Add a photo of your ID.',
  drop: 'Drop a photo here or choose one.',
  full: 'Only one photo. Remove it to choose another.',
  again: 'Submit another ID',
})
