import type { PlainDate } from '@porchlight/contract'

type Part = { dueOn: PlainDate; amount: number; atBooking: boolean }

/**
 * A stay becomes cheaper by `less`: the part of its own gives way first where it is still open, then what else is due
 * and not paid; then money that was paid goes back, and then later parts shrink, the last first. Refund and parts make up
 * what the new total leaves; the dates of parts stay.
 */
export const reduceSchedule = ({
  open,
  own,
  less,
  paid,
  today,
}: {
  open: readonly Part[]
  /** The part that was made for what is given up, as it was then. */
  own: Pick<Part, 'dueOn' | 'amount'>
  less: number
  /** What the guest has paid and not got back. */
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
