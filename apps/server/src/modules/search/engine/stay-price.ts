import { defaultAdults } from '@porchlight/contract'
import { legNights, type TermsOfStay, termsOfStay } from './charges.ts'
import type { Window } from './flex.ts'
import type { Party } from './home.ts'
import type { Columns } from './layout.ts'

type Leg = { before: Uint16Array; after: Uint16Array }

/** Everything the price of one window needs that is the same for every home. */
export type PricePlan = {
  nights: number
  firstLeg: Leg
  laterLegs: Leg[]
  /** By the number of the home's charge terms. */
  terms: TermsOfStay[]
}

const paying = (party: Party): Party => ({ ...party, adults: party.adults || defaultAdults })

/** What all charge terms yield for a number of nights, computed once per number. */
export const termsOnce = (columns: Columns, party: Party): ((nights: number) => TermsOfStay[]) => {
  const payers = paying(party)
  const known = new Map<number, TermsOfStay[]>()
  return (nights) => {
    const terms = known.get(nights) ?? columns.terms.values.map((own) => termsOfStay(own, nights, payers))
    known.set(nights, terms)
    return terms
  }
}

export const pricePlan = (columns: Columns, { arrive, depart }: Window, terms: TermsOfStay[]): PricePlan => {
  const nights = depart - arrive
  const legs = Array.from({ length: Math.ceil(nights / legNights) }, (_, index) => {
    const start = arrive + index * legNights
    const end = Math.min(depart, start + legNights)
    return { before: columns.calendar.row(start).rentBefore, after: columns.calendar.row(end).rentBefore }
  })
  const [firstLeg, ...laterLegs] = legs
  if (!firstLeg) throw new RangeError('A stay has at least one night')
  return { nights, firstLeg, laterLegs, terms }
}

/** The cheapest window so far for the homes of one slice, by slot from the slice's first. */
export type Cheapest = {
  /** Minor units, without fees per stay: those are the same in every window. */
  amount: Uint32Array
  window: Uint8Array
}

/**
 * Prices a window for the homes of `free`, whose first word represents word `from`, and keeps it if it is cheaper.
 * Steps 1 to 5 of section 2.3, without fees per stay.
 */
export const priceWindow = (
  columns: Columns,
  { nights, firstLeg, laterLegs, terms }: PricePlan,
  free: Int32Array,
  from: number,
  to: number,
  cheapest: Cheapest,
  window: number,
): void => {
  const { rentStep, chargeTerms, includedGuests, extraGuestNight } = columns
  const { before, after } = firstLeg
  const first = from * 32
  for (let w = from; w < to; w++) {
    let left = free[w - from]!
    while (left !== 0) {
      const bit = left & -left
      left ^= bit
      const slot = w * 32 + 31 - Math.clz32(bit)
      let steps = (after[slot]! - before[slot]!) & 0xffff
      for (let leg = 0; leg < laterLegs.length; leg++) {
        steps += (laterLegs[leg]!.after[slot]! - laterLegs[leg]!.before[slot]!) & 0xffff
      }
      const { rentFactor, extraFactor, guests, fees } = terms[chargeTerms[slot]!]!
      const extraGuests = guests - includedGuests[slot]!
      const extra = extraGuests > 0 ? extraGuests * extraGuestNight[slot]! * nights : 0
      const amount = (steps * rentStep[slot]! * rentFactor + extra * extraFactor + fees + 0.5) >>> 0
      if (amount < cheapest.amount[slot - first]!) {
        cheapest.amount[slot - first] = amount
        cheapest.window[slot - first] = window
      }
    }
  }
}
