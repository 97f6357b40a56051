import { z } from 'zod'
import { defineEvent, id, money } from '#kernel/events'

export const statementClosed = defineEvent('statement.closed', 'A quarter of an owner was closed.', {
  ownerId: id,
  year: z.int(),
  quarter: z.int(),
})
export const taxFormFiled = defineEvent(
  'owner.tax_form_filed',
  'A 1099-MISC of an owner was filed, or a corrected one.',
  {
    ownerId: id,
    year: z.int(),
    version: z.int(),
  },
)
export const ownerPaid = defineEvent('owner.paid', 'A payout was sent to an owner.', {
  ownerId: id,
  payoutId: id,
  ...money,
})
export const payoutReturned = defineEvent(
  'owner.payout_returned',
  'A payout came back because of the owner’s account.',
  { ownerId: id, payoutId: id, ...money, reason: z.string() },
)
export const payoutTransferRecorded = defineEvent(
  'payout.carriage_recorded',
  'A transfer of a payout was written down; a job asks the provider.',
  { payoutId: id },
)
