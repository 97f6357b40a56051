import { legNights, shareAt } from './charges.ts'
import type { Window } from './flex.ts'
import type { Columns } from './layout.ts'

/** Who travels. Infants are not counted as guests. */
export type Party = { guests: number; pets: number }

type Leg = { from: Uint16Array; to: Uint16Array }

/** All that the price of one window needs and that is the same for every home. */
export type PricePlan = {
  nights: number
  firstLeg: Leg
  laterLegs: Leg[]
  /** What becomes of one unit of accommodation, by the home's share number. */
  shares: Float64Array
}

export const pricePlan = (columns: Columns, { arrive, depart }: Window): PricePlan => {
  const nights = depart - arrive
  const legs = Array.from({ length: Math.ceil(nights / legNights) }, (_, index) => {
    const start = arrive + index * legNights
    const end = Math.min(depart, start + legNights)
    return { from: columns.calendar.row(start).rentBefore, to: columns.calendar.row(end).rentBefore }
  })
  const [firstLeg, ...laterLegs] = legs
  if (!firstLeg) throw new RangeError('A stay has at least one night')
  return {
    nights,
    firstLeg,
    laterLegs,
    shares: Float64Array.from(columns.shares.values, (share) => shareAt(share, nights)),
  }
}

/**
 * Headline of a stay (section 2.3, steps 1 to 6) in whole currency units. Good for ranking, filters and the map;
 * pricing settles the cents of what is shown as a price to pay.
 */
export const headlineOf = (columns: Columns, plan: PricePlan, party: Party, slot: number): number => {
  let steps = (plan.firstLeg.to[slot]! - plan.firstLeg.from[slot]!) & 0xffff
  for (const leg of plan.laterLegs) steps += (leg.to[slot]! - leg.from[slot]!) & 0xffff
  const extraGuests = Math.max(0, party.guests - columns.includedGuests[slot]!)
  const accommodation = steps * columns.rentStep[slot]! + extraGuests * columns.extraGuestNight[slot]! * plan.nights
  const fees = columns.perStay[slot]! + (party.pets > 0 ? columns.perPetStay[slot]! : 0)
  return Math.round(accommodation * plan.shares[columns.share[slot]!]!) + fees
}
