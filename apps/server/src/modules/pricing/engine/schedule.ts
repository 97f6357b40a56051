import { addDays, nightsIn, type PlainDate, roundHalfUp, type Stay } from '@porchlight/contract'
import { sumOf } from './line.ts'

/** When a part of the price is due. `monthly` spreads it over the months of a long stay by their nights. */
export type DueRule =
  | { kind: 'booking' }
  | { kind: 'before_arrival'; days: number }
  | { kind: 'on'; date: PlainDate }
  | { kind: 'monthly' }

/** A part of the price in basis points, and when it is due. */
export type ScheduleTerm = { share: number; due: DueRule }

export type Installment = { dueOn: PlainDate; amount: number; atBooking: boolean }

/** From `on`, a cancellation retains `amount` (R28). */
export type RetentionStep = { on: PlainDate; amount: number }

export type ScheduleInput = {
  total: number
  terms: readonly ScheduleTerm[]
  bookedOn: PlainDate
  stay: Stay
  retained: readonly RetentionStep[]
}

/**
 * Installments in due order; they sum to the total exactly, none is negative, and the last one gets the remainder
 * (R26). Anything due by the booking day is due at booking (R27). By any day, at least as much is collected as a
 * cancellation would then retain (R28).
 */
export const scheduleFor = ({ total, terms, bookedOn, stay, retained }: ScheduleInput): Installment[] => {
  const shares = terms.flatMap((term) => datedShares(term, bookedOn, stay))
  const dated = shares.map(({ dueOn, share }) => ({ dueOn: dueOn < bookedOn ? bookedOn : dueOn, share }))
  const amounts = splitOver(total, dated.length > 0 ? dated : [{ dueOn: bookedOn, share: 1 }])
  const collected = retained.reduce(
    (plan, keep) => collectBy(plan, keep.on < bookedOn ? bookedOn : keep.on, keep.amount),
    amounts,
  )
  return oneADay(collected, bookedOn, total)
}

type DatedShare = { dueOn: PlainDate; share: number }
type DatedAmount = { dueOn: PlainDate; amount: number }

const datedShares = ({ share, due }: ScheduleTerm, bookedOn: PlainDate, stay: Stay): DatedShare[] => {
  switch (due.kind) {
    case 'booking':
      return [{ dueOn: bookedOn, share }]
    case 'before_arrival':
      return [{ dueOn: addDays(stay.arrive, -due.days), share }]
    case 'on':
      return [{ dueOn: due.date, share }]
    case 'monthly':
      return monthsOf(stay).map((month) => ({
        dueOn: month.from,
        share: (share * month.nights) / nightsIn(stay).length,
      }))
  }
}

/** The months of a stay, counted from its arrival day. */
const monthsOf = (stay: Stay): { from: PlainDate; nights: number }[] => {
  const starts: PlainDate[] = []
  for (let month = 0; monthLater(stay.arrive, month) < stay.depart; month++) starts.push(monthLater(stay.arrive, month))
  return starts.map((from, index) => ({
    from,
    nights: nightsIn({ arrive: from, depart: starts[index + 1] ?? stay.depart }).length,
  }))
}

/** The same day some months later, or the last day of that month if it has no such day. */
const monthLater = (date: PlainDate, months: number): PlainDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

const byDay = (a: { dueOn: PlainDate }, b: { dueOn: PlainDate }): number => a.dueOn.localeCompare(b.dueOn)

const splitOver = (total: number, shares: readonly DatedShare[]): DatedAmount[] => {
  const whole = shares.reduce((sum, { share }) => sum + share, 0)
  let left = total
  return [...shares].sort(byDay).map(({ dueOn, share }, index) => {
    const last = index === shares.length - 1
    const amount = last ? left : Math.min(left, roundHalfUp((total * share) / whole))
    left -= amount
    return { dueOn, amount }
  })
}

/** Brings later amounts forward until `amount` is due by the day. */
export const collectBy = (plan: readonly DatedAmount[], on: PlainDate, amount: number): DatedAmount[] => {
  let missing = Math.max(0, amount - sumOf(plan.filter((part) => part.dueOn <= on)))
  if (missing === 0) return [...plan]
  const reduced = [...plan].sort(byDay).map((part) => {
    if (part.dueOn <= on) return part
    const moved = Math.min(part.amount, missing)
    missing -= moved
    return { ...part, amount: part.amount - moved }
  })
  return [...reduced, { dueOn: on, amount: sumOf(plan) - sumOf(reduced) }].sort(byDay)
}

/** One installment per day, none of zero; a free stay has a single zero installment at booking. */
const oneADay = (plan: readonly DatedAmount[], bookedOn: PlainDate, total: number): Installment[] => {
  if (total === 0) return [{ dueOn: bookedOn, amount: 0, atBooking: true }]
  const days = [...new Set(plan.map((part) => part.dueOn))].sort()
  return days
    .map((dueOn) => ({
      dueOn,
      amount: sumOf(plan.filter((part) => part.dueOn === dueOn)),
      atBooking: dueOn === bookedOn,
    }))
    .filter((part) => part.amount > 0)
}

/** Installments reduced by `less` from the end, where the latest agreed ones are. */
export const takenFromEnd = <Part extends { amount: number }>(parts: readonly Part[], less: number): Part[] => {
  let rest = less
  const left = parts.toReversed().map((part) => {
    const taken = Math.min(rest, part.amount)
    rest -= taken
    return { ...part, amount: part.amount - taken }
  })
  return left.reverse().filter(({ amount }) => amount > 0)
}
