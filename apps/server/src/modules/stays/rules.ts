import { type BookingStatus, type GuestAge, unpaidStatuses } from '@porchlight/contract'

/** How long before check-in a guest can see the access details. */
export const keyHours = 48

type Stay = {
  status: BookingStatus
  checkInAt: Date
  checkOutAt: Date
  /** Minor units that are due and unpaid. */
  dueNow: number
  /** Whether the home is waiting for the guest's ID verification. */
  unshown: boolean
  /** Whether there are access details to show. */
  hasKeys: boolean
}

export const keysFrom = (checkInAt: Date): Date => new Date(checkInAt.getTime() - keyHours * 3_600_000)

/** Whether a guest of an owner stay can see the access details; their link ends at check-out. */
export const ownerStayKeys = (checkInAt: Date, hasKeys: boolean, now: Date): 'none' | 'later' | 'open' => {
  if (!hasKeys) return 'none'
  return now < keysFrom(checkInAt) ? 'later' : 'open'
}

const isComing = (status: BookingStatus): boolean => status === 'confirmed' || status === 'checked_in'

/** Whether the guest can see the access details (R43: nothing is shown for a stay that isn't happening). */
export const keysState = (
  { status, checkInAt, checkOutAt, dueNow, unshown, hasKeys }: Stay,
  now: Date,
): 'none' | 'later' | 'held_back' | 'identity_first' | 'open' | 'over' => {
  if (status === 'completed' || (isComing(status) && now >= checkOutAt)) return 'over'
  if (!isComing(status)) return unpaidStatuses.includes(status) ? 'later' : 'over'
  if (!hasKeys) return 'none'
  if (now < keysFrom(checkInAt)) return 'later'
  if (dueNow > 0) return 'held_back'
  return unshown ? 'identity_first' : 'open'
}

/** The guest list and arrival times can be edited from confirmation until the stay is over. */
export const canPlan = ({ status, checkOutAt }: Pick<Stay, 'status' | 'checkOutAt'>, now: Date): boolean =>
  isComing(status) && now < checkOutAt

type Party = { adults: number; children: number; infants: number }

type Named = readonly { age: GuestAge }[]

/** Places in the party without a listed person; below zero if more people are listed than the stay was booked for. */
export const placesLeft = (named: Named, { adults, children, infants }: Party): Record<GuestAge, number> => {
  const taken = (age: GuestAge) => named.filter((guest) => guest.age === age).length
  return { adult: adults - taken('adult'), child: children - taken('child'), infant: infants - taken('infant') }
}

/** How often one link can fill each place: people change their minds, machines don't stop. */
const turns = 3

/** Whether a friend finds a place: more guests cost more, so the guest must change the stay first. */
export const canJoin = (age: GuestAge, named: Named, party: Party, joins: number): boolean =>
  placesLeft(named, party)[age] > 0 && joins < turns * (party.adults + party.children + party.infants)
