import { foreignForms } from '@porchlight/contract'
import { z } from 'zod'
import { byName, day, defineEvent, id, moment } from '#kernel/events'

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
export const taxFormSigned = defineEvent('payee.tax_form_signed', 'A W-9 was signed, or a W-8 instead.', {
  ...about,
  form: z.enum(['W-9', 'W-8BEN', 'W-8BEN-E', 'W-8ECI']),
})

export const foreignStatusExpires = defineEvent(
  'payee.foreign_status_expires',
  'A W-8 expires in 60, 30, or 7 days, or has expired.',
  { ...about, form: z.enum(foreignForms), expiresOn: day, isExpired: z.boolean() },
)

/** The payee is emailed about each of these. */
export const payeeEvents = byName(
  payoutAccountAdded,
  payoutAccountRemoved,
  payoutAccountStopped,
  taxFormSigned,
  foreignStatusExpires,
)
export type PayeeEvents = typeof payeeEvents
export type PayeeEvent = keyof PayeeEvents
