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

/** The same stay with other lines in its price; its terms of cancellation see them too. */
const repriced = (
  document: QuoteDocument,
  price: QuoteDocument['price'],
  schedule: QuoteDocument['schedule'],
  now: Date,
): QuoteDocument => {
  const { policy, place, stay } = document
  const steps = cancellationSteps({ price, policy, place, stay }, schedule, now)
  return {
    ...document,
    price,
    schedule,
    cancellation: steps.map((step) => ({ ...step, until: step.until?.toISOString() ?? null })),
  }
}

/** What was agreed, with these lines beside it, due today; its terms of cancellation see them too. */
export const withAsked = (document: QuoteDocument, lines: readonly FeeLine[], now: Date): QuoteDocument => {
  if (lines.length === 0) return document
  const { price, place } = document
  const amount = sumOf(lines)
  const dearer = { ...price, fees: [...price.fees, ...lines], total: price.total + amount }
  const schedule = [...document.schedule, { dueOn: dateIn(place.timeZone, now), amount, atBooking: false }]
  return repriced(document, dearer, schedule, now)
}

/** Parts of a schedule with `less` taken from the end, where what was agreed last stands. */
const takenFromEnd = <Part extends { amount: number }>(parts: readonly Part[], less: number): Part[] => {
  let rest = less
  const left = parts.toReversed().map((part) => {
    const taken = Math.min(rest, part.amount)
    rest -= taken
    return { ...part, amount: part.amount - taken }
  })
  return left.reverse().filter(({ amount }) => amount > 0)
}

/** What was agreed, with only `kept` left of the line that was asked for under this id. */
export const withLessAsked = (
  document: QuoteDocument,
  { id, kept }: { id: number; kept: number },
  now: Date,
): QuoteDocument => {
  const { price } = document
  const line = price.fees.find(({ why }) => why.rule === `${mark}${id}`)
  const less = (line?.amount ?? 0) - kept
  if (less <= 0) return document
  const fees = price.fees.map((fee) => (fee === line ? { ...fee, amount: kept } : fee))
  const cheaper = {
    ...price,
    fees: kept > 0 ? fees : fees.filter(({ why }) => why.rule !== `${mark}${id}`),
    total: price.total - less,
  }
  return repriced(document, cheaper, takenFromEnd(document.schedule, less), now)
}
