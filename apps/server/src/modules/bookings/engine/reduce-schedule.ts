import type { PlainDate } from '@porchlight/contract'

type Part = { dueOn: PlainDate; amount: number; atBooking: boolean }

/**
 * Reduces a stay's price by `less`. Its own installment gives way first if it is still open, then whatever else is due
 * and unpaid; then paid money is refunded, and then later installments shrink, last first. Refund and installments add
 * up to the new total; installment dates stay.
 */
export const reduceSchedule = ({
  open,
  own,
  less,
  paid,
  today,
}: {
  open: readonly Part[]
  /** The installment created for what is being given up, as it was then. */
  own: Pick<Part, 'dueOn' | 'amount'>
  less: number
  /** What the guest has paid and not had refunded. */
  paid: number
  today: PlainDate
}): { refund: number; installments: Part[] } => {
  let rest = less
  const shrink = (part: Part): Part => {
    const taken = Math.min(rest, part.amount)
    rest -= taken
    return { ...part, amount: part.amount - taken }
  }
  const ownAt = open.findIndex(({ dueOn, amount }) => dueOn === own.dueOn && amount === own.amount)
  const first = open.map((part, at) => (at === ownAt ? shrink(part) : part))
  const due = first
    .filter(({ dueOn }) => dueOn <= today)
    .toReversed()
    .map(shrink)
    .reverse()
  const refund = Math.min(rest, Math.max(0, paid))
  rest -= refund
  const later = first
    .filter(({ dueOn }) => dueOn > today)
    .toReversed()
    .map(shrink)
    .reverse()
  return { refund, installments: [...due, ...later].filter(({ amount }) => amount > 0) }
}
