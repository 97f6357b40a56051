import type { Money } from '@porchlight/contract'
import type Stripe from 'stripe'
import type { ProviderTransfer, ProviderTransferRequest } from '#modules/payees'
import { fromStripe, toStripe, toStripePayout } from '../amounts.ts'
import { type KnownTransfer, knownByKey, noteId, noteRefused, noteTransfer } from './known-transfers.ts'
import { type ConnectParts, callStripe, refusalOf } from './requests.ts'

const short = 'balance_insufficient'

const refused = (why: string): ProviderTransfer => ({ kind: 'refused', reason: why, blamesAccount: why !== short })

/** Stripe forgets idempotency keys after a day; our transfers can always be found by their group. */
const transferBefore = async ({ stripe }: ConnectParts, key: string): Promise<Stripe.Transfer | undefined> =>
  (await callStripe(() => stripe.transfers.list({ transfer_group: key, limit: 1 }))).data[0]

const transferNow = ({ stripe }: ConnectParts, { key, account, amount, description }: ProviderTransferRequest) =>
  callStripe(() =>
    stripe.transfers.create(
      {
        amount: toStripe(amount),
        currency: amount.currency.toLowerCase(),
        destination: account,
        transfer_group: key,
        description,
        metadata: { key },
      },
      { idempotencyKey: key },
    ),
  )

/** The transfer under a key: the existing one, or a new one. Its id is stored before anything follows from it. */
const transferFor = async (
  parts: ConnectParts,
  request: ProviderTransferRequest,
): Promise<Stripe.Transfer | string> => {
  const { known, before } = await noteTransfer(parts.pool, request, parts.clock.now())
  if (known.refused_for) return known.refused_for
  const id = known.transfer
  if (id) return await callStripe(() => parts.stripe.transfers.retrieve(id))
  try {
    const made = (before && (await transferBefore(parts, request.key))) || (await transferNow(parts, request))
    await noteId(parts.pool, request.key, 'transfer', made.id)
    return made
  } catch (error) {
    const said = refusalOf(error)
    if (!said) throw error
    await noteRefused(parts.pool, request.key, said.code)
    return said.code
  }
}

const payoutBefore = async (
  { stripe }: ConnectParts,
  { account, key }: KnownTransfer,
): Promise<Stripe.Payout | undefined> => {
  const made = await callStripe(() =>
    stripe.payouts.list({ limit: 100 }, { stripeAccount: account }).autoPagingToArray({ limit: 1_000 }),
  )
  return made.find(({ metadata }) => metadata?.key === key)
}

/** The payout from the owner's Stripe account to their bank: the existing one, or a new one. */
const payoutFor = async (parts: ConnectParts, known: KnownTransfer): Promise<Stripe.Payout> => {
  const { key, account: stripeAccount, amount_minor, currency, payout: id } = known
  if (id) return await callStripe(() => parts.stripe.payouts.retrieve(id, undefined, { stripeAccount }))
  const amount = toStripePayout({ amount: amount_minor, currency })
  const input = { amount, currency: currency.toLowerCase(), metadata: { key } }
  const made =
    (await payoutBefore(parts, known)) ??
    (await callStripe(() => parts.stripe.payouts.create(input, { stripeAccount, idempotencyKey: `${key}:payout` })))
  await noteId(parts.pool, key, 'payout', made.id)
  return made
}

const reverse = async ({ stripe }: ConnectParts, key: string, transfer: string): Promise<void> => {
  await callStripe(() =>
    stripe.transfers.createReversal(transfer, { metadata: { key } }, { idempotencyKey: `${key}:back` }),
  )
}

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

const failed = ({ status }: Stripe.Payout): boolean => status === 'failed' || status === 'canceled'

/**
 * Money a bank returned is in the owner's Stripe account: we reverse the transfer from there, and only then is it back.
 */
const becameOf = async (
  parts: ConnectParts,
  key: string,
  transfer: string,
  payout: Stripe.Payout,
): Promise<ProviderTransfer> => {
  if (failed(payout)) {
    await reverse(parts, key, transfer)
    return { kind: 'back', transfer, payout: payout.id, reason: payout.failure_code ?? payout.status }
  }
  return payout.status === 'paid'
    ? { kind: 'arrived', transfer, payout: payout.id }
    : { kind: 'under_way', transfer, payout: payout.id, expectedOn: dayOf(payout.arrival_date) }
}

/**
 * Sends a payout as a transfer to the owner's account and a payout from there, each made once whenever a process dies,
 * and returns its current state at Stripe. Calling it again only checks.
 */
export const createTransfer = async (
  parts: ConnectParts,
  request: ProviderTransferRequest,
): Promise<ProviderTransfer> => {
  const { key } = request
  const transfer = await transferFor(parts, request)
  if (typeof transfer === 'string') return refused(transfer)
  const known = await knownByKey(parts.pool, key)
  if (!known) throw new Error(`the key ${key} was written and is gone`)
  const { id } = transfer
  if (transfer.reversed) return { kind: 'back', transfer: id, payout: known.payout, reason: 'transfer_reversed' }
  try {
    return await becameOf(parts, key, id, await payoutFor(parts, known))
  } catch (error) {
    const said = refusalOf(error)
    if (!said || known.payout) throw error
    await reverse(parts, key, id)
    return { kind: 'back', transfer: id, payout: null, reason: said.code }
  }
}

/** The money sent under a key and not reversed. */
export const transferStatus = async (parts: ConnectParts, key: string): Promise<Money | null> => {
  const known = await knownByKey(parts.pool, key)
  if (!known) return null
  const { transfer: id, currency } = known
  const transfer = id ? await callStripe(() => parts.stripe.transfers.retrieve(id)) : await transferBefore(parts, key)
  return { amount: transfer ? fromStripe(transfer.amount - transfer.amount_reversed, currency) : 0, currency }
}
