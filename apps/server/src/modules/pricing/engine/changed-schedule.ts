import { dateIn, type PlainDate } from '@porchlight/contract'
import { sumOf } from './line.ts'
import type { QuoteDocument } from './quote-document.ts'
import { collectBy, type Installment, type RetentionStep, takenFromEnd } from './schedule.ts'
import { retainedAfterCutoffs } from './timeline.ts'

export type ChangedSchedule = {
  /** Totals in minor units, before and after the change. */
  before: number
  after: number
  /** What the guest has paid, less refunds. */
  paid: number
  /** The open amounts of the old terms, in order. */
  open: readonly DatedAmount[]
  /** Whether the arrival day moves. */
  moves: boolean
  /** Whether the guest has checked in. */
  begun: boolean
  /** The guest didn't request it: as long as it costs no more, no installment falls due earlier than agreed. */
  keepsDates: boolean
  today: PlainDate
  /** What a cancellation of the changed stay retains, and from when (R28). */
  retained: readonly RetentionStep[]
}

const longAgo = '0001-01-01'

/**
 * The refund and the remaining payments after a change of a stay (R30). If the arrival moves or money is refunded, the
 * rest is due today; otherwise the terms stay and the gap is added to the next installment, brought forward as far as a
 * cancellation would retain it (R28). During a stay the gap is due today, and amounts due today or later stay. A change
 * that the guest didn't request and that costs no more keeps every due date: the last installments are reduced. Refund
 * and installments add up to what the new total leaves.
 */
export const scheduleAfterChange = (change: ChangedSchedule): { refund: number; installments: Installment[] } => {
  const { before, after, paid, open, moves, begun, keepsDates, today } = change
  const rest = after - paid
  if (rest <= 0) return { refund: Math.max(0, -rest), installments: [] }
  const [next, ...later] = open
  const gap = rest - sumOf(open)
  if (keepsDates && !moves && gap <= 0)
    return { refund: 0, installments: takenFromEnd(open, -gap).map((part) => ({ ...part, atBooking: false })) }
  if (begun && gap >= 0) return { refund: 0, installments: dueBeside({ dueOn: today, amount: gap }, open) }
  const keepsTerms = next !== undefined && !moves && after >= before && next.amount + gap > 0
  if (!keepsTerms) return { refund: 0, installments: [{ dueOn: today, amount: rest, atBooking: false }] }
  return { refund: 0, installments: referredForward([{ ...next, amount: next.amount + gap }, ...later], change) }
}

type DatedAmount = { dueOn: PlainDate; amount: number }

const dueBeside = (gap: DatedAmount, open: readonly DatedAmount[]): Installment[] =>
  [gap, ...open].filter(({ amount }) => amount > 0).map(({ dueOn, amount }) => ({ dueOn, amount, atBooking: false }))

const referredForward = (plan: readonly DatedAmount[], { paid, today, retained }: ChangedSchedule): Installment[] => {
  const collected = retained.reduce(
    (parts, keep) => collectBy(parts, keep.on < today ? today : keep.on, keep.amount),
    [{ dueOn: longAgo, amount: paid }, ...plan.map(({ dueOn, amount }) => ({ dueOn, amount }))],
  )
  return [...Map.groupBy(collected.slice(1), ({ dueOn }) => dueOn)]
    .map(([dueOn, parts]) => ({ dueOn, amount: sumOf(parts), atBooking: false }))
    .filter(({ amount }) => amount > 0)
}

/** The same for a quote that replaces what was agreed. */
export const scheduleOfChange = (
  { price, policy, place, stay }: QuoteDocument,
  agreed: Pick<ChangedSchedule, 'before' | 'paid' | 'open' | 'moves' | 'begun' | 'keepsDates'>,
  now: Date,
) =>
  scheduleAfterChange({
    ...agreed,
    after: price.total,
    today: dateIn(place.timeZone, now),
    retained: retainedAfterCutoffs({ price, policy, place, stay }, now),
  })
