import { type ChangeRequest, type Money, nightsOf, type StayChangeData } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import type { ReadCtx } from '#kernel/work'
import { type QuoteDocument, quoteById } from '#modules/pricing'
import type { Booking } from './booking.ts'
import { type ChangeRequestRow, changeRequestsOf, stateOf } from './change-requests.ts'
import { type Changer, dueAtOnce, needsApproval, type StayChange } from './change-stay.ts'

type Named = { code: string; label: Said; amount: number }

const linesOf = ({ price }: QuoteDocument): Named[] => [...price.accommodation, ...price.fees, ...price.taxes]

/** A line is the same before and after where it has the same code; of several taxes or fees of a code, in their order. */
const keyed = (lines: readonly Named[]): Map<string, Named> => {
  const seen = new Map<string, number>()
  return new Map(
    lines.map((line) => {
      const count = (seen.get(line.code) ?? 0) + 1
      seen.set(line.code, count)
      return [`${line.code} ${count}`, line]
    }),
  )
}

/** What was agreed and what would be, line by line, with the money that follows from it. */
export const changeView = (booking: Booking, change: StayChange, by: Changer, now: Date): StayChangeData => {
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  const { document } = change.quote
  const otherNights = document.stay.arrive !== booking.arrive || document.stay.depart !== booking.depart
  const before = keyed(linesOf(booking.quote.document))
  const after = keyed(linesOf(document))
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  return {
    quoteId: change.quote.id,
    quoteHash: change.quote.hash,
    expiresAt: change.quote.expiresAt.toISOString(),
    ...document.stay,
    nights: nightsOf(document.stay),
    party: document.party,
    lines: keys.map((key) => ({
      label: (after.get(key) ?? before.get(key))?.label ?? '',
      before: money(before.get(key)?.amount ?? 0),
      after: money(after.get(key)?.amount ?? 0),
    })),
    before: money(change.before),
    after: money(change.after),
    refund: money(change.refund),
    dueNow: money(dueAtOnce(change, now)),
    schedule: change.installments.map(({ dueOn, amount, atBooking }) => ({ dueOn, amount: money(amount), atBooking })),
    pricedAnew: document.policy.changes === 'all_as_today' && !change.begun && otherNights,
    needsApproval: needsApproval(change, by),
    hash: change.hash,
  }
}

/** A change that was proposed to the guest of a booking. */
export const changeRequestView = async (
  ctx: ReadCtx,
  row: ChangeRequestRow,
  booking: Booking,
): Promise<ChangeRequest> => {
  const { document } = await quoteById(ctx, row.quote_id)
  const agreed = await quoteById(ctx, row.agreed_quote_id)
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  return {
    id: row.id,
    hash: row.hash,
    bookingId: row.booking_id,
    state: stateOf(row, booking, ctx.now),
    ...document.stay,
    party: document.party,
    before: money(agreed.document.price.total),
    after: money(document.price.total),
    note: row.note,
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

/** The changes that were proposed of a booking, the last first. */
export const changeRequestViews = async (ctx: ReadCtx, booking: Booking): Promise<ChangeRequest[]> =>
  Promise.all((await changeRequestsOf(ctx, booking.id)).map((row) => changeRequestView(ctx, row, booking)))
