import { area } from '../words.ts'

/** What one team member can do alone. */
export const limitsWords = area({
  title: 'Approval limits',
  lead: 'Amounts up to which this person acts alone within a day. Empty: the company’s limit.',
  company: 'Company: {company}',
  saved: 'Limits saved',
  sent: 'Sent for a second administrator’s approval',
  waits: 'A change of these limits is waiting for approval.',
  tightens: 'Takes effect immediately: these limits go down.',
  loosens: 'This lets them do more alone: {changes}. A second administrator needs to approve it.',
  tooMuch: 'At most the company’s limit, {most}.',
  edit: 'Change limits',
  same: 'Follows the company’s limits.',
  own: '{name}: {own} (company: {company})',
})
