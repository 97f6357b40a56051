import { dateIn } from '@porchlight/contract'
import { asWritten, said } from '@porchlight/wording'
import type { FeeLine } from './fees.ts'
import { sumOf } from './line.ts'
import { type Protection, protectionIn, protectionLine } from './protection.ts'
import type { QuoteDocument } from './quote-document.ts'
import { takenFromEnd } from './schedule.ts'
import { cancellationSteps } from './timeline.ts'

const mark = 'asked:'

/** A line requested after the stay was booked, which its guest accepted; `amount` includes taxes. */
export const addedLine = ({ id, reason, amount }: { id: number; reason: string; amount: number }): FeeLine => ({
  code: 'extra',
  fee: null,
  label: asWritten(reason),
  amount,
  optional: true,
  why: { rule: `${mark}${id}`, text: said('price.agreed_later'), steps: [] },
})

export const isAddedCharge = ({ why }: Pick<FeeLine, 'why'>): boolean => why.rule.startsWith(mark)

/** The same stay with other lines in its price, which its cancellation terms include. */
export const repriced = (
  document: QuoteDocument,
  price: QuoteDocument['price'],
  schedule: QuoteDocument['schedule'],
  confirmedAt: Date,
): QuoteDocument => {
  const { policy, place, stay } = document
  const steps = cancellationSteps({ price, policy, place, stay }, schedule, confirmedAt)
  return {
    ...document,
    price,
    schedule,
    cancellation: steps.map((step) => ({ ...step, until: step.until?.toISOString() ?? null })),
  }
}

/**
 * When something was agreed for a booked stay, and when the stay was booked: its cancellation terms count from then
 * (R38).
 */
type Agreeing = { now: Date; confirmedAt: Date }

/** A repriced booked stay: its cancellation terms count from the booking, not from the day of the new price (R38). */
export const datedFrom = (document: QuoteDocument, confirmedAt: Date): QuoteDocument =>
  repriced(document, document.price, document.schedule, confirmedAt)

/** The agreed quote plus these lines, due today; its cancellation terms include them. */
export const withAddedCharge = (
  document: QuoteDocument,
  lines: readonly FeeLine[],
  { now, confirmedAt }: Agreeing,
): QuoteDocument => {
  if (lines.length === 0) return document
  const { price, place } = document
  const amount = sumOf(lines)
  const pricier = { ...price, fees: [...price.fees, ...lines], total: price.total + amount }
  const schedule = [...document.schedule, { dueOn: dateIn(place.timeZone, now), amount, atBooking: false }]
  return repriced(document, pricier, schedule, confirmedAt)
}

/**
 * The agreed quote plus travel protection, due today. Its terms count from `confirmedAt`, the booking. Unchanged if it
 * already has protection, or the rents are zero.
 */
export const withProtection = (
  document: QuoteDocument,
  protection: Protection,
  { now, confirmedAt }: Agreeing,
): QuoteDocument => {
  const { price, place } = document
  const line = protectionLine(protection, sumOf(price.nights), price.currency)
  if (protectionIn(price) !== null || line.amount === 0) return document
  const pricier = { ...price, fees: [...price.fees, line], total: price.total + line.amount }
  const part = { dueOn: dateIn(place.timeZone, now), amount: line.amount, atBooking: false }
  const terms = document.terms && { ...document.terms, protection }
  return repriced({ ...document, ...(terms && { terms }) }, pricier, [...document.schedule, part], confirmedAt)
}

/** The agreed quote with only `retained` left of the line requested under this id. */
export const withoutAddedCharge = (
  document: QuoteDocument,
  { id, retained }: { id: number; retained: number },
  confirmedAt: Date,
): QuoteDocument => {
  const { price } = document
  const line = price.fees.find(({ why }) => why.rule === `${mark}${id}`)
  const less = (line?.amount ?? 0) - retained
  if (less <= 0) return document
  const fees = price.fees.map((fee) => (fee === line ? { ...fee, amount: retained } : fee))
  const cheaper = {
    ...price,
    fees: retained > 0 ? fees : fees.filter(({ why }) => why.rule !== `${mark}${id}`),
    total: price.total - less,
  }
  return repriced(document, cheaper, takenFromEnd(document.schedule, less), confirmedAt)
}
