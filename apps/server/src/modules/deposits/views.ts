import type { Deposit } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import type { CardHold } from '#modules/payments'
import { casesOf, type DepositCase } from './deposits.ts'
import { canAddCard, depositStateAt } from './rules.ts'

/** The hold a state refers to: the one that was charged, is held, or was requested last. */
const meant = (holds: readonly CardHold[], state: Deposit['state']): CardHold | undefined => {
  if (state === 'charged') return holds.find((hold) => hold.state === 'captured' || hold.state === 'capturing')
  if (state === 'held') return holds.findLast((hold) => hold.state === 'held')
  if (state === 'released') return holds.findLast(({ heldAt }) => heldAt !== null)
  return holds.at(-1)
}

const sinceOf = (hold: CardHold | undefined, state: Deposit['state']): Date | null => {
  if (!hold || ['card_missing', 'later', 'placing'].includes(state)) return null
  return state === 'held' ? hold.heldAt : hold.endedAt
}

const viewOf = (stay: DepositCase, currency: string, now: Date): Deposit | null => {
  const state = depositStateAt(stay, now)
  if (!state) return null
  const hold = meant(stay.holds, state)
  return {
    amount: hold?.amount ?? { amount: stay.deposit, currency },
    state,
    placeAt: stay.placeAt.toISOString(),
    closesAt: stay.closesAt?.toISOString() ?? null,
    since: sinceOf(hold, state)?.toISOString() ?? null,
    method: hold?.method ?? '',
    charged: hold?.captured == null ? null : { amount: hold.captured, currency },
    needsCard: canAddCard(stay, now),
  }
}

/** The deposits of stays as shown to guests, owners, and the team; stays without a deposit are left out. */
export const depositViews = async (ctx: ReadCtx, bookings: readonly Booking[]): Promise<Map<number, Deposit>> => {
  const cases = await casesOf(ctx, bookings)
  return new Map(
    bookings.flatMap(({ id, currency }) => {
      const stay = cases.get(id)
      const view = stay && viewOf(stay, currency, ctx.now)
      return view ? [[id, view] as const] : []
    }),
  )
}

/** The deposit of a stay; null if there is none. */
export const depositView = async (ctx: ReadCtx, booking: Booking): Promise<Deposit | null> =>
  (await depositViews(ctx, [booking])).get(booking.id) ?? null
