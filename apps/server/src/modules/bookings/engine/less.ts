import type { PlainDate } from '@porchlight/contract'

type Part = { dueOn: PlainDate; amount: number; atBooking: boolean }

/**
 * A stay becomes cheaper by `less`: what is due and not paid gives way first, then money that was paid goes back, then
 * later parts shrink, the last first. Refund and parts make up what the new total leaves; the dates of parts stay.
 */
export const scheduleWithLess = ({
  open,
  less,
  paid,
  today,
}: {
  open: readonly Part[]
  less: number
  /** What the guest has paid and not got back. */
  paid: number
  today: PlainDate
}): { refund: number; instalments: Part[] } => {
  let rest = less
  const shrink = (part: Part): Part => {
    const taken = Math.min(rest, part.amount)
    rest -= taken
    return { ...part, amount: part.amount - taken }
  }
  // The line of a request is the part that became due last.
  const due = open
    .filter(({ dueOn }) => dueOn <= today)
    .toReversed()
    .map(shrink)
    .reverse()
  const refund = Math.min(rest, Math.max(0, paid))
  rest -= refund
  const later = open
    .filter(({ dueOn }) => dueOn > today)
    .toReversed()
    .map(shrink)
    .reverse()
  return { refund, instalments: [...due, ...later].filter(({ amount }) => amount > 0) }
}
