import { splitByWeight } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { repriced } from './added-charges.ts'
import { proportion, rounded } from './exact.ts'
import { type FeeLine, taxedAs } from './fees.ts'
import { type Line, sumOf } from './line.ts'
import type { QuoteDocument } from './quote-document.ts'
import { takenFromEnd } from './schedule.ts'
import type { StayPrice } from './stay-price.ts'
import type { TaxLine } from './taxes.ts'

/** The refunded amount of a line in an agreed price: the nights, or a fee by its rule; in minor units. */
export type LineRefund = { line: string; amount: number }

const nights = 'nights'
const refundRule = 'refunded'

/** Lines that can be partly refunded, with their cost; taxes follow them, and covers belong to someone else. */
export const refundableLines = ({ price }: Pick<QuoteDocument, 'price'>) => [
  { line: nights, label: said('price.nights_charge'), amount: sumOf(price.nights), isNights: true },
  ...price.fees
    .filter(({ code }) => code !== 'protection' && code !== 'deposit_waiver')
    .map(({ why, label, amount }) => ({ line: why.rule, label, amount, isNights: false })),
]

/** Each line once, and at most its cost; lines not in the price are left out. */
const within = (document: QuoteDocument, refunds: readonly LineRefund[]): LineRefund[] =>
  refundableLines(document).flatMap(({ line, amount }) => {
    const wanted = sumOf(refunds.filter((one) => one.line === line))
    const given = Math.min(Math.max(0, wanted), Math.max(0, amount))
    return given > 0 ? [{ line, amount: given }] : []
  })

/** The refunds for each line of a stay in two homes: those that moved along with it count once. */
export const refundsOfBoth = (there: readonly LineRefund[], here: readonly LineRefund[]): LineRefund[] => {
  const of = (refunds: readonly LineRefund[], line: string) => sumOf(refunds.filter((refund) => refund.line === line))
  const lines = new Set([...there, ...here].map(({ line }) => line))
  return [...lines].map((line) => ({ line, amount: Math.max(of(there, line), of(here, line)) }))
}

const refundLine = (amount: number): Line => ({
  code: 'refund',
  label: said('price.line_refund'),
  amount: -amount,
  optional: false,
  why: { rule: refundRule, text: said('price.line_refund_why'), steps: [] },
})

/** Earlier refunds of the nights and this one become one line. */
const withRefundLine = (lines: readonly Line[], amount: number): Line[] => {
  if (amount === 0) return [...lines]
  const before = lines.find(({ why }) => why.rule === refundRule)
  return [...lines.filter((line) => line !== before), refundLine(amount - (before?.amount ?? 0))]
}

/**
 * Tax remains on the part of its base that remains (R25); taxes without a base were due for the nights, which remain.
 */
const withSmallerBase = (tax: TaxLine, before: StayPrice, after: Pick<StayPrice, 'nights' | 'fees'>): TaxLine => {
  const chargedAs = (price: Pick<StayPrice, 'nights' | 'fees'>, charge: TaxLine['parts'][number]['charge']) =>
    charge === 'accommodation' ? sumOf(price.nights) : sumOf(price.fees.filter(({ code }) => taxedAs(code) === charge))
  const base = sumOf(tax.parts)
  const left = tax.parts.map(({ charge, amount }) => {
    const whole = chargedAs(before, charge)
    return { charge, amount: whole === 0 ? amount : rounded(proportion(amount, chargedAs(after, charge), whole)) }
  })
  const amount = base === 0 ? tax.amount : rounded(proportion(tax.amount, sumOf(left), base))
  if (amount === tax.amount) return tax
  const step = { label: said('price.line_refund'), amount: amount - tax.amount }
  return { ...tax, amount, parts: left, why: { ...tax.why, steps: [...tax.why.steps, step] } }
}

/**
 * An agreed price with parts of its lines and their taxes refunded; its cancellation terms include this. The refunds
 * are stored in the document, so that a later change to the stay keeps them.
 */
export const withLinesRefunded = (
  document: QuoteDocument,
  refunds: readonly LineRefund[],
  confirmedAt: Date,
): QuoteDocument => {
  const given = within(document, refunds)
  if (given.length === 0) return document
  const { price } = document
  const of = (line: string): number => sumOf(given.filter((one) => one.line === line))
  const cut = splitByWeight(
    of(nights),
    price.nights.map(({ amount }) => amount),
  )
  const less: Pick<StayPrice, 'nights' | 'fees'> = {
    nights: price.nights.map((night, at) => ({ ...night, amount: night.amount - (cut[at] ?? 0) })),
    fees: price.fees
      .map((fee): FeeLine => ({ ...fee, amount: fee.amount - of(fee.why.rule) }))
      .filter((fee, at) => fee.amount !== 0 || price.fees[at]?.amount === 0),
  }
  const taxes = price.taxes.map((tax) => withSmallerBase(tax, price, less)).filter(({ amount }) => amount !== 0)
  const beside =
    sumOf(price.fees.filter(({ optional }) => optional)) - sumOf(less.fees.filter(({ optional }) => optional))
  const accommodation = withRefundLine(price.accommodation, of(nights))
  const total = sumOf(accommodation) + sumOf(less.fees) + sumOf(taxes)
  const cheaper: StayPrice = {
    ...price,
    ...less,
    accommodation,
    taxes,
    headline: price.headline - (sumOf(given) - beside),
    total,
  }
  const schedule = takenFromEnd(document.schedule, price.total - total)
  return {
    ...repriced(document, cheaper, schedule, confirmedAt),
    refunds: [...(document.refunds ?? []), ...given],
  }
}
