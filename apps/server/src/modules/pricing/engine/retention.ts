import { addDays, dateIn, shareOf, type TaxableCharge } from '@porchlight/contract'
import { type Agreed, type Cancellation, type CancellationTerms, termsAt } from './cancellation-terms.ts'
import { type ChargedPart, chargedParts } from './charged-part.ts'
import { cutoff } from './cutoff.ts'
import { type Exact, exactly, plus, proportion, rounded } from './exact.ts'
import { taxedAs } from './fees.ts'
import { returnOf } from './policy.ts'
import { protectionEnds } from './protection.ts'
import type { TaxRetained } from './tax.ts'
import type { TaxLine } from './taxes.ts'

/** A price component and how much of it a cancellation retains, in minor units. */
export type RetainedPart = ChargedPart & { retained: number }
export type Retained = { terms: CancellationTerms; parts: RetainedPart[]; amount: number }

/** What a cancellation retains, component by component, whatever has been paid so far (R39). */
export const retainedBy = (agreed: Agreed, cancellation: Cancellation): Retained => {
  const { price } = agreed
  const terms = termsAt(agreed, cancellation)
  const charges = chargedParts(price)
    .filter((part) => part.kind !== 'tax')
    .map((part) => ({ ...part, retained: retainedOfCharge(part, agreed, terms, cancellation) }))
  const taxes = chargedParts(price)
    .filter((part) => part.kind === 'tax')
    .map((part) => ({
      ...part,
      retained: taxStays(part.tax.retained, agreed, terms, cancellation.at) ? retainedOfTax(part.tax, charges) : 0,
    }))
  const parts: RetainedPart[] = [...charges, ...taxes]
  return { terms, parts, amount: parts.reduce((sum, part) => sum + part.retained, 0) }
}

const isWhole = ({ rule }: CancellationTerms): boolean =>
  rule === 'not_confirmed' || rule === 'by_host' || rule === 'grace'

const retainedOfCharge = (
  part: Exclude<ChargedPart, { kind: 'tax' }>,
  agreed: Agreed,
  terms: CancellationTerms,
  { at, confirmedAt }: Cancellation,
): number => {
  if (isWhole(terms) || confirmedAt === null) return 0
  const nights = retainedOfNights(agreed, terms, at)
  if (part.kind === 'nights') return nights.retained
  switch (returnOf(agreed.policy, part.fee)) {
    case 'never':
      return part.charged
    case 'while_new':
      return at <= protectionEnds(agreed, confirmedAt) ? 0 : part.charged
    case 'until_arrival':
      return terms.rule === 'after_arrival' ? part.charged : 0
    case 'as_nights':
      return nights.charged === 0
        ? part.charged - shareOf(part.charged, terms.share)
        : rounded(inProportion(part.charged, nights))
  }
}

type Portion = { retained: number; charged: number }

const inProportion = (amount: number, { retained, charged }: Portion): Exact => proportion(amount, retained, charged)

/**
 * Before arrival, the tier's percentage is refunded; after it, the policy's percentage of the nights that haven't
 * started.
 */
const retainedOfNights = ({ price, place }: Agreed, terms: CancellationTerms, at: Date): Portion => {
  const sumFrom = (day: string) => price.nights.reduce((sum, { night, amount }) => sum + (night >= day ? amount : 0), 0)
  const charged = sumFrom('')
  const open = terms.rule === 'after_arrival' ? sumFrom(addDays(dateIn(place.timeZone, at), 1)) : charged
  return { retained: charged - shareOf(open, terms.share), charged }
}

const taxStays = (retained: TaxRetained, { place, stay }: Agreed, terms: CancellationTerms, at: Date): boolean => {
  // Used nights no longer belong to the canceled stay: their tax is due.
  if (terms.rule === 'after_arrival') return true
  if (retained.when === 'never') return false
  return retained.when === 'always' || at > cutoff(place, stay, retained.days)
}

/** Tax is retained on the retained part of its base (R25); taxes without a base follow the nights. */
const retainedOfTax = (tax: TaxLine, charges: readonly RetainedPart[]): number => {
  const portionOfCharge = (charge: TaxableCharge): Portion => {
    const same = charges.filter((part) =>
      part.kind === 'fee' ? taxedAs(part.fee) === charge : charge === 'accommodation',
    )
    return {
      retained: same.reduce((sum, part) => sum + part.retained, 0),
      charged: same.reduce((sum, part) => sum + part.charged, 0),
    }
  }
  if (tax.parts.length === 0) return rounded(inProportion(tax.amount, portionOfCharge('accommodation')))
  // A tax line always has a base, so neither is zero.
  const base = tax.parts.reduce((sum, part) => sum + part.amount, 0)
  const retainedBase = tax.parts.reduce(
    (sum, { charge, amount }) => plus(sum, inProportion(amount, portionOfCharge(charge))),
    exactly(0),
  )
  return rounded({ units: retainedBase.units * BigInt(tax.amount), per: retainedBase.per * BigInt(base) })
}
