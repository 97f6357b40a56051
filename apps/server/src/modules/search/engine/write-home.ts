import { writeBit } from './bits.ts'
import { chargeTermsOf } from './charges.ts'
import { type SearchHome, type StayCharges, yesNoFields } from './home.ts'
import { type Columns, noPrice, widenZone } from './layout.ts'

const byte = 0xff
const short = 0xffff

/** Writes a home's data, except nights, into the slot with its id, and makes it findable. */
export const writeHome = (columns: Columns, slot: number, home: SearchHome): void => {
  if (columns.id[slot] !== home.id) throw new RangeError(`Home ${home.id} does not belong in slot ${slot}`)
  columns.place[slot] = columns.places.numberOf(home.place)
  columns.lat[slot] = home.lat
  columns.lng[slot] = home.lng
  widenZone(columns, slot)
  columns.rating[slot] = Math.round((home.rating ?? 0) * 100)
  columns.reviews[slot] = Math.min(home.reviews, short)
  columns.notice[slot] = columns.notices.numberOf(home.notice)
  columns.fromNight[slot] = home.fromNight ?? noPrice
  writeCharges(columns, slot, home.charges)
  writePlanes(columns, slot, home)
}

const writeCharges = (columns: Columns, slot: number, charges: StayCharges): void => {
  columns.perStay[slot] = Math.round(charges.fees.perStay)
  columns.extraGuestNight[slot] = charges.extraGuestNight
  columns.includedGuests[slot] = Math.min(charges.includedGuests, byte)
  columns.chargeTerms[slot] = columns.terms.numberOf(chargeTermsOf(charges))
}

const writePlanes = (columns: Columns, slot: number, home: SearchHome): void => {
  columns.sleeps[slot] = Math.min(home.sleeps, byte)
  columns.bedrooms[slot] = Math.min(home.bedrooms, byte)
  columns.sleepsAtLeast.set(slot, Math.min(home.sleeps, byte))
  columns.bedroomsAtLeast.set(slot, Math.min(home.bedrooms, byte))
  columns.bathroomsAtLeast.set(slot, Math.min(home.bathrooms, byte))
  columns.petsAtLeast.set(slot, Math.min(home.maxPets, byte))
  columns.amenities.set(slot, home.amenities)
  columns.types.set(slot, [home.type])
  for (const field of yesNoFields) writeBit(columns[field], slot, home[field])
  writeBit(columns.live, slot, true)
}
