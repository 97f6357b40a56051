import type { Deposit } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import type { CardHold } from '#modules/payments'
import { caseOf } from './deposits.ts'
import { canAddCard, depositStateAt } from './rules.ts'

/** The hold that is meant by a state: the one that was charged, holds, or was asked last. */
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

/** The deposit of a stay as its guest, its owner and the team read it; null where there is none. */
export const depositView = async (ctx: ReadCtx, booking: Booking): Promise<Deposit | null> => {
  const stay = await caseOf(ctx, booking)
  const state = depositStateAt(stay, ctx.now)
  if (!state) return null
  const hold = meant(stay.holds, state)
  const { currency } = booking
  return {
    amount: hold?.amount ?? { amount: stay.deposit, currency },
    state,
    placeAt: stay.placeAt.toISOString(),
    closesAt: stay.closesAt?.toISOString() ?? null,
    since: sinceOf(hold, state)?.toISOString() ?? null,
    method: hold?.method ?? '',
    charged: hold?.captured == null ? null : { amount: hold.captured, currency },
    needsCard: canAddCard(stay, ctx.now),
  }
}
