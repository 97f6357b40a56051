import { z } from 'zod'
import { byName, defineEvent, id, moment } from '#kernel/events'

const about = { accountId: id, at: moment }

export const payoutAccountAdded = defineEvent('payee.account_added', 'A payout account was added.', {
  ...about,
  payoutAccountId: id,
  ending: z.string(),
  inForceAt: moment,
})
export const payoutAccountRemoved = defineEvent('payee.account_removed', 'A payout account was removed.', {
  ...about,
  ending: z.string(),
})
export const payoutAccountStopped = defineEvent(
  'payee.account_stopped',
  'The link in an email removed a new payout account.',
  { ...about, ending: z.string() },
)
export const taxFormSigned = defineEvent('payee.tax_form_signed', 'A W-9 was signed, or a W-8 in its place.', {
  ...about,
  form: z.enum(['W-9', 'W-8BEN', 'W-8BEN-E']),
})

/** The payee is emailed about each of these. */
export const payeeEvents = byName(payoutAccountAdded, payoutAccountRemoved, payoutAccountStopped, taxFormSigned)
export type PayeeEvents = typeof payeeEvents
export type PayeeEvent = keyof PayeeEvents
