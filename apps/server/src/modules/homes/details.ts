import { earliestCheckIn, isZone, oldestMinimum } from '@porchlight/contract'
import { isAmenity } from './amenities.ts'
import type { HomeDetails } from './home.ts'
import { isHomeType } from './types.ts'

const time = /^([01]\d|2[0-3]):[0-5]\d$/
// PostgreSQL text can't contain U+0000.
const storable = (text: string): boolean => !text.includes('\u0000')
const within = (value: number, least: number, most: number): boolean => value >= least && value <= most
const whole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && within(value, least, most)

/** More guests than bunk rooms hold: a digit too many. */
const mostPerBedroom = 10

const texts = (home: HomeDetails): string[] => [
  home.name,
  home.headline,
  home.description,
  home.address,
  home.registration ?? '',
  ...home.honestNotes,
  ...home.houseRules,
]

const checks: { field: string; sound: (home: HomeDetails) => boolean; says: string }[] = [
  { field: 'name', sound: ({ name }) => name.trim() !== '', says: 'must not be empty' },
  { field: 'name', sound: ({ name }) => name.length <= 200, says: 'must have at most 200 characters' },
  { field: 'text', sound: (home) => texts(home).every(storable), says: 'must not contain the character U+0000' },
  {
    field: 'text',
    sound: (home) => texts(home).every((text) => text.length <= 20_000),
    says: 'must have at most 20,000 characters',
  },
  { field: 'typeCode', sound: ({ typeCode }) => isHomeType(typeCode), says: 'must be a known type' },
  { field: 'amenities', sound: ({ amenities }) => amenities.every(isAmenity), says: 'must be known amenities' },
  { field: 'lat', sound: ({ lat }) => within(lat, -90, 90), says: 'must be degrees from -90 to 90' },
  { field: 'lng', sound: ({ lng }) => within(lng, -180, 180), says: 'must be degrees from -180 to 180' },
  { field: 'timeZone', sound: ({ timeZone }) => isZone(timeZone), says: 'must be an IANA time zone' },
  { field: 'currency', sound: ({ currency }) => /^[A-Z]{3}$/.test(currency), says: 'must be an ISO 4217 code' },
  { field: 'sleeps', sound: ({ sleeps }) => whole(sleeps, 1, 200), says: 'must be a whole number from 1 to 200' },
  {
    field: 'sleeps',
    sound: ({ sleeps, bedrooms }) => sleeps <= mostPerBedroom * (bedrooms + 1) || !whole(sleeps, 1, 200),
    says: `must not be above ${mostPerBedroom} guests for each bedroom and ${mostPerBedroom} more`,
  },
  { field: 'bedrooms', sound: ({ bedrooms }) => whole(bedrooms, 0, 100), says: 'must be a whole number from 0 to 100' },
  {
    field: 'bathrooms',
    sound: ({ bathrooms }) => whole(bathrooms * 2, 0, 200),
    says: 'must be from 0 to 100 in halves',
  },
  { field: 'maxPets', sound: ({ maxPets }) => whole(maxPets, 0, 50), says: 'must be a whole number from 0 to 50' },
  {
    field: 'minGuestAge',
    sound: ({ minGuestAge }) => minGuestAge === 0 || whole(minGuestAge, 18, oldestMinimum),
    says: `must be 0 or a whole number from 18 to ${oldestMinimum}`,
  },
  { field: 'checkInTime', sound: ({ checkInTime }) => time.test(checkInTime), says: 'must be HH:MM' },
  {
    field: 'checkInTime',
    sound: ({ checkInTime }) => !time.test(checkInTime) || checkInTime >= earliestCheckIn,
    says: `must not be before ${earliestCheckIn}`,
  },
  { field: 'checkOutTime', sound: ({ checkOutTime }) => time.test(checkOutTime), says: 'must be HH:MM' },
]

/** Errors in a home's details, as sentences that start with the field; empty if valid. */
export const faultsIn = (home: HomeDetails): string[] =>
  checks.filter(({ sound }) => !sound(home)).map(({ field, says }) => `${field} ${says}`)

const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, at) => item === b[at]) : a === b

/** The given details that differ from the home's current ones. */
export const differing = (home: HomeDetails, given: Partial<HomeDetails>): (keyof HomeDetails)[] =>
  (Object.keys(given) as (keyof HomeDetails)[]).filter((field) => !same(home[field], given[field]))
