import { type GuestAge, guestAges, type NamedGuest, type Party, type StayPrepared } from '@porchlight/contract'

export type Row = { age: GuestAge; number: number; firstName: string; lastName: string }
export type ConfirmFields = { rows: Row[]; arrivalTime: string; note: string }

const counts = (party: Party): Record<GuestAge, number> => ({
  adult: party.adults,
  child: party.children,
  infant: party.infants,
})

type Booker = { firstName: string; lastName: string } | null

/**
 * A row for everyone the stay was booked for, apart from friends who added themselves to the list. Rows start with the
 * people already named; until the list is saved, the first row has the person who booked.
 */
export const fieldsOf = (
  party: Party,
  { guests, friends, arrivalTime, note, savedAt }: StayPrepared['plan'],
  booker: Booker,
) => {
  const rows = guestAges.flatMap((age) => {
    const named = guests.filter((guest) => guest.age === age)
    const joined = friends.filter((friend) => friend.age === age).length
    return Array.from({ length: Math.max(0, counts(party)[age] - joined) }, (_, at): Row => {
      const first = age === 'adult' && at === 0 && savedAt === null ? booker : null
      const { firstName, lastName } = named[at] ?? first ?? { firstName: '', lastName: '' }
      return { age, number: at + 1, firstName, lastName }
    })
  })
  return { rows, arrivalTime: arrivalTime ?? '', note } satisfies ConfirmFields
}

const isEmpty = ({ firstName, lastName }: Row): boolean => firstName.trim() === '' && lastName.trim() === ''

export const namedIn = (rows: readonly Row[]): NamedGuest[] =>
  rows
    .filter((row) => !isEmpty(row))
    .map(({ age, firstName, lastName }) => ({ age, firstName: firstName.trim(), lastName: lastName.trim() }))

/** Rows with only one of the two names. */
export const halfNamed = (rows: readonly Row[]): number[] =>
  rows.flatMap((row, at) => (!isEmpty(row) && (row.firstName.trim() === '' || row.lastName.trim() === '') ? [at] : []))

/** Every half hour from check-in to midnight. */
export const hoursFrom = (checkIn: string): string[] => {
  const [hour = 0, minute = 0] = checkIn.split(':').map(Number)
  const first = hour * 2 + Math.ceil(minute / 30)
  return Array.from({ length: 48 - first }, (_, at) => {
    const half = first + at
    return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  })
}
