import type { Money } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import { bookingsWithPaidCard, type CardHold, cardHoldsOf } from '#modules/payments'
import { caseOf } from './deposits.ts'
import { canAddCard, cardIsMissedBy, depositStateAt } from './rules.ts'

/** A card that a guest has to give for their deposit. */
export type CardNeed = {
  amount: Money
  /** When the card is asked for the first time. */
  placeAt: Date
  /** The hold that their card refused; null where no card was ever there. */
  refused: CardHold | null
  /** Who has to hear by now that no card is there (R31). */
  missedBy: ReturnType<typeof cardIsMissedBy>
}

/** What stays of many need: only those without a card that paid, or whose card refused, are looked at one by one. */
export const cardNeedsOf = async (ctx: ReadCtx, bookings: readonly Booking[]): Promise<Map<number, CardNeed>> => {
  const withDeposit = bookings.filter(({ quote }) => quote.document.price.deposit > 0)
  const ids = withDeposit.map(({ id }) => id)
  const withCard = await bookingsWithPaidCard(ctx, ids)
  const refused = new Set(
    (await cardHoldsOf(ctx, ids)).flatMap(({ bookingId, state }) => (state === 'refused' ? bookingId : [])),
  )
  const needs = new Map<number, CardNeed>()
  for (const booking of withDeposit) {
    if (withCard.has(booking.id) && !refused.has(booking.id)) continue
    const need = await cardNeedOf(ctx, booking)
    if (need) needs.set(booking.id, need)
  }
  return needs
}

/** Null where the deposit of a stay needs no card of its guest now. */
export const cardNeedOf = async (ctx: ReadCtx, booking: Booking): Promise<CardNeed | null> => {
  const stay = await caseOf(ctx, booking)
  if (!canAddCard(stay, ctx.now)) return null
  return {
    amount: { amount: stay.deposit, currency: booking.currency },
    placeAt: stay.placeAt,
    refused: depositStateAt(stay, ctx.now) === 'card_missing' ? null : (stay.holds.at(-1) ?? null),
    missedBy: cardIsMissedBy(stay, ctx.now),
  }
}
