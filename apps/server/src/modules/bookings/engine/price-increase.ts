import type { PlainDate } from '@porchlight/contract'

type Due = { dueOn: PlainDate; amount: number }

const dueBy = (parts: readonly Due[], day: PlainDate): number =>
  parts.reduce((sum, { dueOn, amount }) => sum + (dueOn <= day ? amount : 0), 0)

/**
 * Whether a new schedule asks for more than the agreed one on any day: a higher price, or the same price earlier. Only
 * the guest can agree to that.
 */
export const increasesPrice = (agreed: readonly Due[], requested: readonly Due[]): boolean =>
  requested.some(({ dueOn }) => dueBy(requested, dueOn) > dueBy(agreed, dueOn))
