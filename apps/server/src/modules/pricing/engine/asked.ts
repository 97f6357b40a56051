import { dateIn } from '@porchlight/contract'
import type { FeeLine } from './fees.ts'
import { sumOf } from './line.ts'
import type { QuoteDocument } from './quote-document.ts'
import { cancellationSteps } from './timeline.ts'

const mark = 'asked:'

/** A line that was asked for after the stay was booked, and that its guest agreed to; `amount` with its taxes. */
export const askedLine = ({ id, reason, amount }: { id: number; reason: string; amount: number }): FeeLine => ({
  code: 'extra',
  label: reason,
  amount,
  optional: true,
  why: { rule: `${mark}${id}`, text: 'Agreed after the stay was booked.', steps: [] },
})

export const isAsked = ({ why }: Pick<FeeLine, 'why'>): boolean => why.rule.startsWith(mark)

/** What was agreed, with these lines beside it, due today; its terms of cancellation see them too. */
export const withAsked = (document: QuoteDocument, lines: readonly FeeLine[], now: Date): QuoteDocument => {
  if (lines.length === 0) return document
  const { price, policy, place, stay } = document
  const amount = sumOf(lines)
  const dearer = { ...price, fees: [...price.fees, ...lines], total: price.total + amount }
  const schedule = [...document.schedule, { dueOn: dateIn(place.timeZone, now), amount, atBooking: false }]
  const steps = cancellationSteps({ price: dearer, policy, place, stay }, schedule, now)
  return {
    ...document,
    price: dearer,
    schedule,
    cancellation: steps.map((step) => ({ ...step, until: step.until?.toISOString() ?? null })),
  }
}
