import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'

const number = z.string().trim().max(60).default('')

const payoutAccountFields = z.object({
  kind: z.enum(['us_bank', 'iban']),
  /** Whose account it is, as the bank knows him. */
  holder: z.string().trim().max(120),
  accountType: z.enum(['checking', 'savings']).default('checking'),
  /** Of an account in the United States. */
  routingNumber: number,
  accountNumber: number,
  /** Of an account elsewhere. */
  iban: number,
})
export type PayoutAccountFields = z.output<typeof payoutAccountFields>

/** Where somebody is paid, without what would let anybody else use it. */
export const payoutAccount = z.object({
  id,
  kind: z.enum(['us_bank', 'iban']),
  holder: z.string(),
  accountType: z.enum(['checking', 'savings']),
  /** The last four signs. */
  ending: z.string(),
  addedAt: instant,
  /** From then on money goes there. */
  inForceAt: instant,
  /** The one in force is paid to; one that waits takes its place. */
  state: z.enum(['in_force', 'waiting']),
})
export type PayoutAccount = z.output<typeof payoutAccount>

const accounts = z.object({ accounts: z.array(payoutAccount) })

export const payoutAccounts = endpoint({
  method: 'GET',
  path: 'account/payout-accounts',
  summary: 'Where the person is paid, and what takes its place after the cooling-off',
  audience: 'session',
  results: accounts,
  errors: {},
})

export const addPayoutAccount = endpoint({
  method: 'POST',
  path: 'account/payout-accounts',
  summary: 'Be paid to another account; it counts after the cooling-off, and its owner is told by letter',
  audience: 'session',
  inPerson: true,
  status: 201,
  body: payoutAccountFields,
  results: accounts,
  errors: { confirm_first: 403, fields_required: 422, too_many_changes: 429 },
})

export const removePayoutAccount = endpoint({
  method: 'DELETE',
  path: 'account/payout-accounts/{payoutAccountId}',
  summary: 'Be paid there no more; one that still waits never counts',
  audience: 'session',
  inPerson: true,
  params: z.object({ payoutAccountId: idText }),
  results: accounts,
  errors: { confirm_first: 403 },
})
