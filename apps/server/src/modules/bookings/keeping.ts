import type { PlainDate } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { type Entry, entriesOf, reverse, squareOperator } from '#modules/ledger'
import { rebookDisputes, settleBooking } from '#modules/payments'
import type { Booking } from './booking.ts'
import { depositOf, earningPurposes, ownersOf, postLines } from './earning.ts'
import { keptCharges, totalOf } from './engine/charges.ts'
import { recognitionEntry } from './engine/entry.ts'
import { contractForKept, recognise } from './engine/recognition.ts'
import { journalWords as words } from './messages.ts'

/** What was shared out of a stay and was not taken back, oldest first. */
const standingOf = async (ctx: WriteCtx, { id }: Booking): Promise<Entry[]> => {
  const entries = await entriesOf(ctx, { bookingId: id, purposes: [...earningPurposes] })
  const reversed = new Set(entries.map((entry) => entry.reverses))
  return entries.filter((entry) => entry.reverses === null && !reversed.has(entry.id))
}

/** Takes back what was shared out of a stay, by mirror entries; an owner who was paid already owes it (R53, R55). */
const undoEarnings = async (ctx: WriteCtx, booking: Booking, on: PlainDate): Promise<void> => {
  for (const entry of (await standingOf(ctx, booking)).reverse()) await reverse(ctx, entry.id, words.kept, { on })
}

/** `received` is what stays of the guest's payments; only that can be kept. */
const shareOutKept = async (
  ctx: WriteCtx,
  booking: Booking,
  kept: readonly number[],
  received: number,
  { source, on }: { source: string; on: PlainDate },
): Promise<void> => {
  const charges = keptCharges(booking.charges, kept, received)
  const contract = contractForKept(booking.contract, booking.quote.document.policy.keptFor)
  const part = recognise(charges, contract, await ownersOf(ctx, booking))
  const { lines } = recognitionEntry(part, totalOf(charges))
  await postLines(ctx, booking, { purpose: 'retention', source, on, why: words.kept }, lines)
}

const squareAfter = (ctx: WriteCtx, { number, currency }: Booking, source: string, what: string) =>
  squareOperator(ctx, currency, { source, document: `Booking ${number}, ${what}` })

/**
 * The part of a cancelled stay that is kept becomes the owner's, the operator's and the authorities', as contract and
 * policy say (R42). `received` is what stays of the guest's payments after the refund.
 */
export const recogniseKept = async (
  ctx: WriteCtx,
  booking: Booking,
  kept: readonly number[],
  received: number,
  on: PlainDate,
): Promise<void> => {
  await settleBooking(ctx, booking.id)
  const undone = booking.recognisedNights > 0
  if (undone) {
    await undoEarnings(ctx, booking, on)
    await rebookDisputes(ctx, booking.id, words.kept)
  }
  const source = `booking:${booking.id}`
  await shareOutKept(ctx, booking, kept, received, { source, on })
  if (undone) await squareAfter(ctx, booking, `${source}:cancelled`, 'cancelled after it had begun')
}

/** What of a cancelled stay's money has been shared out so far. */
const keptSoFar = async (ctx: WriteCtx, booking: Booking): Promise<number> =>
  (await standingOf(ctx, booking))
    .filter((entry) => entry.purpose === 'retention')
    .flatMap((entry) => entry.lines)
    .filter((line) => line.account === 'liability:guest-deposit')
    .reduce((sum, line) => sum + line.signed, 0)

/**
 * Money of a cancelled stay that was disputed has come back: of it as much is kept as its terms say, and the whole is
 * shared out anew (R42, R55). Where nothing more is to be kept nothing happens.
 */
export const keepWon = async (ctx: WriteCtx, booking: Booking, source: string, on: PlainDate): Promise<void> => {
  const kept = booking.kept ?? []
  const before = await keptSoFar(ctx, booking)
  const received = Math.min(
    kept.reduce((sum, amount) => sum + amount, 0),
    before + (await depositOf(ctx, booking)),
  )
  if (received <= before) return
  await settleBooking(ctx, booking.id)
  await undoEarnings(ctx, booking, on)
  await shareOutKept(ctx, booking, kept, received, { source, on })
  await squareAfter(ctx, booking, source, 'a dispute was won')
}
