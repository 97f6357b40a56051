import type { PlainDate } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { WriteCtx } from '#kernel/work'
import { type Entry, entriesOf, reverse } from '#modules/ledger'
import { reassignDisputes } from '#modules/payments'
import { type Booking, retainedAtFirst } from './booking.ts'
import { activeCharges, type RetainedMoney, sumOf } from './engine/charges.ts'
import { recognitionEntry } from './engine/entry.ts'
import { contractForRetained, type Recognized, recognize, type Share } from './engine/recognition.ts'
import { retainedPart } from './engine/refund-splits.ts'
import { depositOf, earningPurposes, ownersOf, postLines, settleSplits } from './recognize-revenue.ts'

/** A stay's allocations that were not reversed, oldest first. */
const statusOf = async (ctx: WriteCtx, { id }: Booking): Promise<Entry[]> => {
  const entries = await entriesOf(ctx, { bookingId: id, purposes: [...earningPurposes] })
  const reversed = new Set(entries.map((entry) => entry.reverses))
  return entries.filter((entry) => entry.reverses === null && !reversed.has(entry.id))
}

/** Reverses a stay's allocations with mirror entries; an owner who has already been paid owes the amount (R53, R55). */
const undoEarnings = async (ctx: WriteCtx, booking: Booking, on: PlainDate): Promise<void> => {
  for (const entry of (await statusOf(ctx, booking)).reverse())
    await reverse(ctx, entry.id, said('journal.retained'), { on })
}

/** How the retained amount of a canceled stay is allocated (R42). */
export const shareOfRetained = (
  { charges, contract, quote }: Pick<Booking, 'charges' | 'contract' | 'quote'>,
  money: RetainedMoney,
  owners: readonly Share[],
): Recognized =>
  recognize(activeCharges(charges, money), contractForRetained(contract, quote.document.policy.retainedFor), owners)

/** Divided refunds count in the part of the price that is retained: nothing of them if nothing is. */
export const retainedPartOf = ({ charges, quote }: Pick<Booking, 'charges' | 'quote'>, money: RetainedMoney) =>
  retainedPart(charges, money, quote.document.policy.retainedFor !== 'manager')

export const settleRetainedSplits = async (
  ctx: WriteCtx,
  booking: Booking,
  money: RetainedMoney,
  on: PlainDate,
): Promise<void> => settleSplits(ctx, booking, { on, part: retainedPartOf(booking, money) })

const shareOutRetained = async (
  ctx: WriteCtx,
  booking: Booking,
  money: RetainedMoney,
  { source, on }: { source: string; on: PlainDate },
): Promise<void> => {
  const part = shareOfRetained(booking, money, await ownersOf(ctx, booking))
  const lines = recognitionEntry(part, part.total)
  await postLines(ctx, booking, { purpose: 'retention', source, on, why: said('journal.retained') }, lines)
  await settleRetainedSplits(ctx, booking, money, on)
}

/**
 * Allocates a canceled stay's retained amount to the owner, the operator, and the authorities, as contract and policy
 * say (R42). `received` is what remains of the guest's payments after the refund.
 */
export const recognizeRetained = async (
  ctx: WriteCtx,
  booking: Booking,
  retained: readonly number[],
  received: number,
  on: PlainDate,
): Promise<void> => {
  if (booking.recognizedNights > 0) {
    await undoEarnings(ctx, booking, on)
    await reassignDisputes(ctx, booking.id, said('journal.retained'))
  }
  const source = `booking:${booking.id}`
  await shareOutRetained(ctx, booking, { atFirst: retained, now: retained, received }, { source, on })
}

/** How much of a canceled stay's money was allocated, before refunds for rebooked nights. */
export const retainedSoFar = async (ctx: WriteCtx, booking: Booking): Promise<number> =>
  (await statusOf(ctx, booking))
    .filter((entry) => entry.purpose === 'retention')
    .flatMap((entry) => entry.lines)
    .filter((line) => line.account === 'liability:guest-deposit')
    .reduce((sum, line) => sum + line.signed, 0)

/**
 * A canceled stay's disputed money was returned to us: the terms' amount is retained, and the whole is allocated again
 * (R42, R55). If nothing more should be retained, nothing happens.
 */
export const retainWonDispute = async (
  ctx: WriteCtx,
  booking: Booking,
  source: string,
  on: PlainDate,
): Promise<void> => {
  const now = booking.retained ?? []
  const before = await retainedSoFar(ctx, booking)
  const received = Math.min(sumOf(now), before + (await depositOf(ctx, booking)))
  if (received <= before) return
  await undoEarnings(ctx, booking, on)
  await shareOutRetained(ctx, booking, { atFirst: retainedAtFirst(booking), now, received }, { source, on })
}
