import { type Booking, type Deposit, dateIn, daysBetween, endedStatuses, type Money } from '@porchlight/contract'

type Stay = Pick<Booking, 'status' | 'arrive' | 'depart' | 'nights' | 'createdAt' | 'schedule' | 'home'>

export type Milestone = {
  kind: 'booked' | 'requested' | 'payment' | 'holdPlaced' | 'arrive' | 'today' | 'depart' | 'holdReleased'
  date: string
  amount?: Money
  state: 'done' | 'current' | 'next' | 'failed'
}

/** Where the stay is today: before arrival, at a night of it, or on its last day; null if it is over or canceled. */
export const phaseOf = (
  { status, arrive, depart, nights }: Pick<Stay, 'status' | 'arrive' | 'depart' | 'nights'>,
  today: string,
) => {
  if (status !== 'confirmed' && status !== 'checked_in') return null
  if (today <= arrive && status === 'confirmed')
    return { kind: 'toArrival' as const, number: daysBetween(today, arrive), nights }
  if (today < depart) return { kind: 'inStay' as const, number: daysBetween(arrive, today) + 1, nights }
  return today === depart ? { kind: 'leaving' as const, number: 0, nights } : null
}

/** The same day's milestones in the order they happen. */
const order: readonly Milestone['kind'][] = [
  'booked',
  'requested',
  'payment',
  'holdPlaced',
  'today',
  'arrive',
  'depart',
  'holdReleased',
]

const holdOf = (deposit: Deposit | null, zone: string, today: string): Milestone[] => {
  if (!deposit || deposit.state === 'charged') return []
  const { amount, state, placeAt, closesAt, since } = deposit
  const day = (instant: string) => dateIn(zone, new Date(instant))
  if (state === 'released')
    return [{ kind: 'holdReleased', date: day(since ?? closesAt ?? placeAt), amount, state: 'done' }]
  return [
    {
      kind: 'holdPlaced',
      date: day(state === 'held' ? (since ?? placeAt) : placeAt),
      amount,
      state: state === 'held' ? 'done' : state === 'refused' ? 'failed' : 'next',
    },
    ...(closesAt && day(closesAt) >= today
      ? ([{ kind: 'holdReleased', date: day(closesAt), amount, state: 'next' }] as const)
      : []),
  ]
}

/** What happens when from booking to the end of the deposit hold; empty for a canceled or expired booking. */
export const milestonesOf = (booking: Stay, deposit: Deposit | null, today: string): Milestone[] => {
  const { status, arrive, depart, createdAt, schedule, home } = booking
  if (endedStatuses.includes(status) && status !== 'completed') return []
  const isRequest = status === 'requested'
  const isIn = status === 'checked_in' || status === 'completed'
  const isOut = status === 'completed'
  const payments = schedule
    .filter((part) => !(part.atBooking && part.state === 'paid') && part.state !== 'canceled')
    .map(
      ({ dueOn, paidAt, amount, state }): Milestone => ({
        kind: 'payment',
        date: state === 'paid' && paidAt ? dateIn(home.timeZone, new Date(paidAt)) : dueOn,
        amount,
        state: state === 'paid' ? 'done' : state === 'failed' ? 'failed' : 'next',
      }),
    )
  const all: Milestone[] = [
    {
      kind: isRequest ? 'requested' : 'booked',
      date: dateIn(home.timeZone, new Date(createdAt)),
      state: 'done',
    },
    ...payments,
    ...holdOf(deposit, home.timeZone, today),
    { kind: 'arrive', date: arrive, state: isIn ? 'done' : 'next' },
    ...(isOut ? [] : [{ kind: 'today', date: today, state: 'current' } as const]),
    { kind: 'depart', date: depart, state: isOut ? 'done' : 'next' },
  ]
  return all.sort((a, b) => a.date.localeCompare(b.date) || order.indexOf(a.kind) - order.indexOf(b.kind))
}
