import { z } from 'zod'
import { decisionErrors } from './approvals.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { payoutAccountKind } from './payees.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

/** `settled`: the bank has paid or returned every payout in it; `returned`: it has returned all of them. */
export const payoutRunStates = ['prepared', 'approved', 'sent', 'settled', 'returned', 'canceled'] as const
export type PayoutRunState = (typeof payoutRunStates)[number]

/** `waiting` for the run to be sent; `dropped` when it was sent, for its own reason; the others follow the bank. */
export const runLineStates = ['waiting', 'dropped', 'sent', 'settled', 'returned'] as const

/** What happened between preparing and sending a run that left one of its lines unpaid. */
export const dropReasons = [
  'account',
  'cooling_off',
  'tax_form',
  'returned',
  'stripe',
  'account_changed',
  'less_money',
  'short_at_stripe',
] as const

/** Why someone can't do this to a run now; null: they can. `handled_by_stripe`: Stripe reports the result automatically. */
const refusal = z
  .enum(['wrong_state', 'same_person', 'needs_second', 'no_need', 'too_early', 'nothing_to_send', 'handled_by_stripe'])
  .nullable()
export type PayoutRunRefusal = z.output<typeof refusal>

const person = z.object({ id, name: z.string() }).nullable()

const runCard = z.object({
  id,
  currency: currencyCode,
  state: z.enum(payoutRunStates),
  note: z.string(),
  /** Excludes dropped lines. */
  total: money,
  payees: z.int(),
  dropped: z.int(),
  returned: z.int(),
  preparedBy: person,
  preparedAt: instant,
  approvedBy: person,
  approvedAt: instant.nullable(),
  /** Who sent or canceled it. */
  endedBy: person,
  endedAt: instant.nullable(),
  /** The banking day on which the money is transferred. */
  effectiveOn: plainDate.nullable(),
})
export type PayoutRunCard = z.output<typeof runCard>

/**
 * Stripe's ids of a payout it carries: the transfer to the owner's account there, and the payout from it to their bank.
 */
const carriage = z
  .object({ transfer: z.string().nullable(), payout: z.string().nullable(), expectedOn: plainDate.nullable() })
  .nullable()

const runLine = z.object({
  ownerId: id,
  name: z.string(),
  amount: money,
  account: z.object({ kind: payoutAccountKind, ending: z.string() }).nullable(),
  state: z.enum(runLineStates),
  droppedFor: z.enum(dropReasons).nullable(),
  payoutId: id.nullable(),
  /** In the bank's words. */
  returnedFor: z.string().nullable(),
  carriage,
})
export type PayoutRunLine = z.output<typeof runLine>

const payoutRun = runCard.extend({
  lines: z.array(runLine),
  /** Over the limits, so a second person must approve (R56). */
  needsSecond: z.boolean(),
  limits: z.object({ run: money, single: money }),
  refusals: z.object({ approve: refusal, send: refusal, cancel: refusal, settle: refusal, bankFile: refusal }),
})
export type PayoutRun = z.output<typeof payoutRun>

const theRun = z.object({ run: payoutRun })
const params = z.object({ runId: idText })
const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

export const payoutRuns = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/payout-runs',
  summary: 'List payout runs, latest first',
  query: pageQuery,
  results: z.object({ runs: collectionOf(runCard) }),
  errors: {},
})

export const payoutRunById = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/payout-runs/{runId}',
  summary: 'Get a payout run: payees, dropped payouts with reasons, and possible actions',
  params,
  results: theRun,
  errors: {},
})

export const preparePayoutRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/payout-runs',
  summary: 'Prepare a payout run; nothing is sent yet',
  inPerson: true,
  status: 201,
  body: z.object({
    currency: currencyCode,
    /** Payees and amounts as displayed: at most what they have earned and we have received. */
    payees: z
      .array(z.object({ ownerId: id, amount: z.int().positive() }))
      .min(1)
      .max(500),
    note: z.string().trim().max(300).default(''),
  }),
  results: theRun,
  errors: { more_than_earned: 422, trust_short: 422, no_payout_account: 409, no_tax_form: 409, in_another_run: 409 },
})

export const approvePayoutRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/payout-runs/{runId}/approve',
  summary: 'Approve a payout run over the limits, as someone who did not prepare it',
  inPerson: true,
  params,
  results: theRun,
  errors: { ...decisionErrors, no_need: 409 },
})

export const sendPayoutRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/payout-runs/{runId}/send',
  summary: 'Send a payout run; every payout is checked again, and blocked ones are dropped with a reason',
  inPerson: true,
  params,
  results: theRun,
  errors: { ...secondFactorErrors, confirm_first: 403, wrong_state: 409, needs_second: 409, trust_short: 422 },
})

export const cancelPayoutRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/payout-runs/{runId}/cancel',
  summary: 'Cancel a payout run that wasn’t sent',
  inPerson: true,
  params,
  results: theRun,
  errors: { wrong_state: 409 },
})

export const settlePayoutRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/payout-runs/{runId}/settle',
  summary: 'Record that the bank executed a run',
  inPerson: true,
  params,
  results: theRun,
  errors: { wrong_state: 409, too_early: 409, handled_by_stripe: 409 },
})

export const returnPayout = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/payout-runs/{runId}/payouts/{payoutId}/return',
  summary: 'Record a payout the bank returned; it is owed again, and its owner is notified',
  inPerson: true,
  params: params.extend({ payoutId: idText }),
  body: z.object({ reason: z.string().trim().min(3).max(200) }),
  results: theRun,
  errors: { confirm_first: 403, wrong_state: 409, handled_by_stripe: 409 },
})

/** A bank file in Nacha's format, with what it can't contain. */
export const bankFile = z.object({
  name: z.string(),
  text: z.string(),
  entries: z.int(),
  /** International payouts: for the bank's own form. */
  abroad: z.array(z.object({ reference: z.string(), holder: z.string(), iban: z.string(), amount: money })),
})

export const payoutBankFile = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/payout-runs/{runId}/bank-file',
  summary: 'Download a sent run’s bank file (Nacha); it contains account numbers, and downloads are logged',
  inPerson: true,
  params,
  results: bankFile,
  errors: { confirm_first: 403, wrong_state: 409, handled_by_stripe: 409 },
})
