import { said } from '@porchlight/wording'

/** Tells a person, at both addresses, that their two accounts have been merged. */
export const mergeMessage = (person: { firstName: string; primary: string; merged: string }) => ({
  subject: said('account.merged.heading'),
  heading: said('account.merged.heading'),
  paragraphs: [said('account.merged.text', person), said('account.merged.login', person)],
  action: { label: said('account.merged.action'), path: '/account' },
})
