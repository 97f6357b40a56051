import type { PlainDate } from '@porchlight/contract'

/** A movement on an owner's account: what he earned is positive, what was paid out or charged negative. */
export type Movement = { on: PlainDate; amount: number; payout: boolean }

export type OwnerYear = {
  earned: number
  paid: number
  byMonth: { month: string; earned: number; lastYear: number }[]
}

const sum = (movements: readonly Movement[]): number => movements.reduce((total, { amount }) => total + amount, 0)

/** A calendar year of an owner's account on the statement's own basis: the day each entry counts (R49). */
export const ownerYear = (movements: readonly Movement[], year: number): OwnerYear => {
  const earnings = movements.filter((movement) => !movement.payout)
  const earnedIn = (prefix: string) => sum(earnings.filter(({ on }) => on.startsWith(prefix))) || 0
  const payouts = movements.filter((movement) => movement.payout && movement.on.startsWith(`${year}-`))
  return {
    earned: earnedIn(`${year}-`),
    paid: -sum(payouts) || 0,
    byMonth: Array.from({ length: 12 }, (_, index) => {
      const month = String(index + 1).padStart(2, '0')
      return {
        month: `${year}-${month}`,
        earned: earnedIn(`${year}-${month}`),
        lastYear: earnedIn(`${year - 1}-${month}`),
      }
    }),
  }
}
