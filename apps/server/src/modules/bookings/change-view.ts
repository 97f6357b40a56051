import { type Money, nightsOf, type StayChange as StayChangeView } from '@porchlight/contract'
import type { QuoteDocument } from '#modules/pricing'
import type { Booking } from './booking.ts'
import { dueAtOnce, type StayChange } from './changing.ts'

type Named = { code: string; label: string; amount: number }

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
export const changeView = (booking: Booking, change: StayChange, now: Date): StayChangeView => {
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
    schedule: change.instalments.map(({ dueOn, amount, atBooking }) => ({ dueOn, amount: money(amount), atBooking })),
    pricedAnew: document.policy.changes === 'all_as_today' && !change.begun && otherNights,
    hash: change.hash,
  }
}
