import { nightsIn, splitByWeight, type TaxableCharge } from '@porchlight/contract'
import { asWritten, type Said, said } from '@porchlight/wording'
import type { Accommodation } from './accommodation.ts'
import { exactly, portionOf, rounded } from './exact.ts'
import { type FeeLine, taxedAs } from './fees.ts'
import type { Line, Step } from './line.ts'
import { countOf } from './party.ts'
import type { StayRequest } from './stay-request.ts'
import type { Tax, TaxHandling, TaxRetained } from './tax.ts'
import { handlingOf, nightsUnder } from './tax-eligibility.ts'

/** A charge as a tax treats it. */
export type TaxedPart = { charge: TaxableCharge; amount: number }

/** A tax as charged, with everything needed for its refund, its journal entry, and its tax return. */
export type TaxLine = Line & {
  authority: string
  authorityName: string
  /** Its base: empty for taxes per night, person, or stay, which follow the accommodation. */
  parts: TaxedPart[]
  retained: TaxRetained
  remits: TaxHandling['remits']
  remittance: Tax['remittance']
  period: Tax['period']
}

export type Taxable = { currency: string; accommodation: Accommodation; fees: readonly FeeLine[] }

/** Step 8 of section 2.3: one line for each tax due, never two rates in one (R19). */
export const taxLines = (taxes: readonly Tax[], request: StayRequest, taxable: Taxable): TaxLine[] => {
  const nights = nightsIn(request.stay)
  const served = taxable.fees.some((fee) => fee.code === 'mid_stay_clean')
  const occasion = { nights, channel: request.channel, bookedOn: request.bookedOn, served }
  return taxes
    .map((tax) => taxLine(tax, request, taxable, nightsUnder(tax, occasion)))
    .filter((line) => line.amount !== 0)
}

const taxLine = (tax: Tax, request: StayRequest, taxable: Taxable, under: readonly boolean[]): TaxLine => {
  const parts = tax.kind === 'percent' ? partsUnder(tax, taxable, under) : []
  const { amount, text, steps } =
    tax.kind === 'percent' ? percentOf(tax, taxable, parts) : fixed(tax, request, taxable, under)
  return {
    code: 'tax',
    label: asWritten(tax.label),
    amount,
    optional: false,
    why: { rule: `tax:${tax.id}`, text: said('price.tax_why', { charge: text, authority: tax.authorityName }), steps },
    authority: tax.authority,
    authorityName: tax.authorityName,
    parts,
    retained: tax.retained,
    remits: handlingOf(tax, request.channel).remits,
    remittance: tax.remittance,
    period: tax.period,
  }
}

type Charged = { amount: number; text: Said; steps: Step[] }

const percentOf = (tax: Tax, { currency }: Taxable, parts: readonly TaxedPart[]): Charged => {
  const base = parts.reduce((sum, part) => sum + part.amount, 0)
  const amount = rounded(portionOf(exactly(base), tax.amount), tax.rounding)
  return {
    amount,
    text: said('price.percent_of', { percent: { basisPoints: tax.amount }, base: { amount: base, currency } }),
    steps: [
      { label: said('price.taxable'), amount: base },
      { label: said('price.value', { value: { basisPoints: tax.amount } }), amount },
    ],
  }
}

const fixed = (tax: Tax, { party }: StayRequest, { currency }: Taxable, under: readonly boolean[]): Charged => {
  const nights = under.filter(Boolean).length
  const persons = countOf(party, tax.persons)
  const amount = { amount: tax.amount, currency }
  const [times, text]: [number, Said] =
    tax.kind === 'per_stay'
      ? [Math.min(1, nights), said('price.per_stay', { amount })]
      : tax.kind === 'per_night'
        ? [nights, said('price.per_night', { amount, nights })]
        : [nights * persons, said('price.per_guest_night', { amount, guests: persons, nights })]
  return { amount: tax.amount * times, text, steps: [{ label: text, amount: tax.amount * times }] }
}

/** The taxed charges, reduced to the taxed nights: nights by their own amounts, fees evenly. */
const partsUnder = (tax: Tax, { accommodation, fees }: Taxable, under: readonly boolean[]): TaxedPart[] => {
  const portion = (byNight: readonly number[]) =>
    byNight.reduce((sum, amount, index) => sum + (under[index] ? amount : 0), 0)
  const evenly = (amount: number) =>
    portion(
      splitByWeight(
        amount,
        under.map(() => 1),
      ),
    )
  const rent = { charge: 'accommodation' as const, amount: portion(accommodation.byNight) }
  const charged = fees.flatMap(({ code, amount }) => {
    const charge = taxedAs(code)
    return charge ? [{ charge, amount: evenly(amount) }] : []
  })
  return [rent, ...charged].filter((part) => part.amount !== 0 && tax.on.includes(part.charge))
}
