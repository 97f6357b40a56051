import { z } from 'zod'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'

const number = z.string().trim().max(60).default('')

const payoutAccountFields = z.object({
  kind: z.enum(['us_bank', 'iban']),
  /** The account holder, as known to the bank. */
  holder: z.string().trim().max(120),
  accountType: z.enum(['checking', 'savings']).default('checking'),
  /** For an account in the United States. */
  routingNumber: number,
  accountNumber: number,
  /** For an account elsewhere. */
  iban: number,
})
export type PayoutAccountFields = z.output<typeof payoutAccountFields>

/** A bank in the United States, a bank elsewhere, or a Stripe account, which pays out to a bank known to Stripe. */
export const payoutAccountKind = z.enum(['us_bank', 'iban', 'stripe'])

/** Where someone is paid, without the details that would let others use the account. */
export const payoutAccount = z.object({
  id,
  kind: payoutAccountKind,
  holder: z.string(),
  accountType: z.enum(['checking', 'savings']),
  /** The last four characters. */
  ending: z.string(),
  addedAt: instant,
  /** Payouts go there from then on. */
  inForceAt: instant,
  /**
   * The one in force receives payouts. A waiting one will replace it; one in review only once the team has accepted its
   * holder.
   */
  state: z.enum(['in_force', 'waiting', 'in_review']),
})
export type PayoutAccount = z.output<typeof payoutAccount>

/** Details Stripe still needs from a payee, in a few terms instead of its many codes. */
export const stripeWants = ['bank', 'identity', 'person', 'company', 'business', 'terms', 'other'] as const

const throughStripe = z.object({
  /** `open`: started at Stripe, but not payable yet; `ready`: Stripe can pay them. */
  state: z.enum(['none', 'open', 'ready']),
  wants: z.array(z.enum(stripeWants)),
})
export type ThroughStripe = z.output<typeof throughStripe>

const accounts = z.object({
  accounts: z.array(payoutAccount),
  /** Null if no one is paid through Stripe. */
  stripe: throughStripe.nullable(),
})

export const payeeStatus = endpoint({
  method: 'GET',
  path: 'account/payee',
  summary: 'Get whether the person receives or received payouts, and so manages payout accounts and a W-9',
  audience: 'session',
  results: z.object({ paid: z.boolean() }),
  errors: {},
})

export const payoutAccounts = endpoint({
  method: 'GET',
  path: 'account/payout-accounts',
  summary: 'Get the payout account, and the one that replaces it after the cooling-off',
  audience: 'session',
  results: accounts,
  errors: {},
})

export const addPayoutAccount = endpoint({
  method: 'POST',
  path: 'account/payout-accounts',
  summary: 'Add a payout account; it takes effect after the cooling-off, and its owner is emailed',
  audience: 'session',
  inPerson: true,
  status: 201,
  body: payoutAccountFields,
  results: accounts,
  errors: { confirm_first: 403, ...secondFactorErrors, fields_required: 422, too_many_changes: 429 },
})

export const removePayoutAccount = endpoint({
  method: 'DELETE',
  path: 'account/payout-accounts/{payoutAccountId}',
  summary: 'Remove a payout account; a pending one never takes effect',
  audience: 'session',
  inPerson: true,
  params: z.object({ payoutAccountId: idText }),
  results: accounts,
  errors: { confirm_first: 403, ...secondFactorErrors },
})

/** The portal the person returns to from Stripe. */
const portal = z.enum(['owners', 'partners', 'travelers'])
const unreachable = { stripe_not_offered: 409, stripe_unreachable: 503 } as const

export const beginAtStripe = endpoint({
  method: 'POST',
  path: 'account/payout-accounts/stripe',
  summary: 'Set up payouts through Stripe; returns a new onboarding address each time',
  audience: 'session',
  inPerson: true,
  body: z.object({ portal }),
  results: z.object({ url: z.string() }),
  errors: { confirm_first: 403, ...secondFactorErrors, too_many_changes: 429, ...unreachable },
})

export const lookAtStripe = endpoint({
  method: 'POST',
  path: 'account/payout-accounts/stripe/look',
  passive: true,
  summary: 'Refresh the status of payouts through Stripe, and what Stripe still needs',
  audience: 'session',
  inPerson: true,
  results: accounts,
  errors: unreachable,
})
