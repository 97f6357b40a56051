import type { Money } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import type { CardHold } from '#modules/payments'
import { casesOf, type DepositCase } from './deposits.ts'
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

const needOf = (stay: DepositCase, currency: string, now: Date): CardNeed | null =>
  canAddCard(stay, now)
    ? {
        amount: { amount: stay.deposit, currency },
        placeAt: stay.placeAt,
        refused: depositStateAt(stay, now) === 'card_missing' ? null : (stay.holds.at(-1) ?? null),
        missedBy: cardIsMissedBy(stay, now),
      }
    : null

/** What many stays need; those whose deposit needs no card of their guest now are left out. */
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

/** Null where the deposit of a stay needs no card of its guest now. */
export const cardNeedOf = async (ctx: ReadCtx, booking: Booking): Promise<CardNeed | null> =>
  (await cardNeedsOf(ctx, [booking])).get(booking.id) ?? null
