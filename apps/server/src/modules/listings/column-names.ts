import { type ListingColumns, type ListingField, listingFields } from '@porchlight/contract'

/** What other systems call our fields in their exports, the most specific name first. */
const namesOf: Record<ListingField, readonly string[]> = {
  ref: ['listing id', 'property id', 'unit id', 'home id', 'external id', 'id', 'property code', 'code'],
  host: ['host id'],
  name: ['property name', 'listing name', 'unit name', 'title', 'listing title', 'nickname', 'internal name'],
  headline: ['title', 'public name', 'listing title', 'listing name'],
  description: ['public description', 'summary', 'about'],
  type: ['property type', 'unit type', 'home type', 'room type'],
  town: ['city', 'locality', 'neighborhood', 'neighborhood cleansed'],
  state: ['state code', 'province', 'state province', 'state or province'],
  address: ['street address', 'address line 1', 'address 1', 'street', 'full address'],
  lat: ['latitude'],
  lng: ['longitude', 'lon', 'long'],
  sleeps: [
    'accommodates',
    'max guests',
    'maximum guests',
    'guest capacity',
    'person capacity',
    'max occupancy',
    'guests',
  ],
  bedrooms: ['number of bedrooms', 'bedroom count'],
  bathrooms: ['number of bathrooms', 'bathroom count', 'bathrooms text', 'baths'],
  maxPets: ['max pets', 'maximum pets'],
  price: ['base price', 'nightly price', 'nightly rate', 'base rate', 'daily rate', 'price per night', 'default price'],
  cleaningFee: ['cleaning'],
  minNights: ['minimum nights', 'min stay', 'minimum stay', 'default min nights'],
  checkInTime: ['check-in', 'default check-in time', 'check-in time start'],
  checkOutTime: ['check-out', 'default check-out time'],
  instant: ['instant book', 'instant bookable'],
  amenities: ['amenity list'],
  registration: ['license number', 'license', 'permit number', 'registration number', 'permit'],
}

/** Spelling, spaces, and signs don't tell columns apart. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/neighbou?r/, 'neighbor')

/** Which column holds which field, by the columns' names. A column is used once. */
export const columnsIn = (header: readonly string[]): ListingColumns => {
  const columns: ListingColumns = {}
  const taken = new Set<string>()
  const take = (field: ListingField, name: string) => {
    const column = header.find((one) => plain(one) === plain(name) && !taken.has(one))
    if (columns[field] !== undefined || column === undefined) return
    columns[field] = column
    taken.add(column)
  }
  // A column named exactly like a field is never another's.
  for (const field of listingFields) take(field, field)
  for (const field of listingFields) for (const name of namesOf[field]) take(field, name)
  return columns
}

/** Common words for kinds of homes → our codes. */
export const commonTypes = {
  'home/apt': 'entire_place',
  home: 'house',
  'vacation home': 'house',
  'single family home': 'house',
  apt: 'apartment',
  condo: 'apartment',
  condominium: 'apartment',
  'condominium (condo)': 'apartment',
  flat: 'apartment',
  loft: 'apartment',
  studio: 'apartment',
  'rental unit': 'apartment',
  bungalow: 'cottage',
  guesthouse: 'cottage',
  'guest house': 'cottage',
  'guest suite': 'apartment',
  'tiny home': 'cottage',
  'tiny house': 'cottage',
  chalet: 'cabin',
  lodge: 'cabin',
  mansion: 'estate',
  castle: 'estate',
} as const
