import type { Money } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import type { CardHold } from '#modules/payments'
import { casesOf, type DepositCase } from './deposits.ts'
import { canAddCard, cardIsMissedBy, depositStateAt } from './rules.ts'

/** A card the guest must provide for their deposit. */
export type CardNeed = {
  amount: Money
  /** When the first hold is placed on the card. */
  placeAt: Date
  /** The hold that their card declined; null if there was never a card. */
  refused: CardHold | null
  /** Who must have been notified by now that the card is missing (R31). */
  missedBy: ReturnType<typeof cardIsMissedBy>
}

const needOf = (stay: DepositCase, currency: string, now: Date): CardNeed | null =>
  canAddCard(stay, now)
    ? {
        amount: { amount: stay.deposit, currency },
        placeAt: stay.placeAt,
        refused: depositStateAt(stay, now) === 'card_missing' ? null : (stay.holds.at(-1) ?? null),
        missedBy: cardIsMissedBy(stay, now),
      }
    : null

/** The card needs of several stays; stays whose deposit needs no card from the guest right now are left out. */
export const cardNeedsOf = async (ctx: ReadCtx, bookings: readonly Booking[]): Promise<Map<number, CardNeed>> => {
  const withDeposit = bookings.filter(({ quote }) => quote.document.price.deposit > 0)
  const cases = await casesOf(ctx, withDeposit)
  return new Map(
    withDeposit.flatMap(({ id, currency }) => {
      const stay = cases.get(id)
      const need = stay && needOf(stay, currency, ctx.now)
      return need ? [[id, need] as const] : []
    }),
  )
}

/** The card need of a stay; null if its deposit needs no card from the guest right now. */
export const cardNeedOf = async (ctx: ReadCtx, booking: Booking): Promise<CardNeed | null> =>
  (await cardNeedsOf(ctx, [booking])).get(booking.id) ?? null
