import { type BookingStatus, type GuestAge, unpaidStatuses } from '@porchlight/contract'

/** How long before check-in a guest is shown the access details. */
export const keyHours = 48

type Stay = {
  status: BookingStatus
  checkInAt: Date
  checkOutAt: Date
  /** Minor units that are due and not paid. */
  dueNow: number
  /** Whether the home waits for something that shows who the guest is. */
  unshown: boolean
  /** Whether anything opens the home that could be told. */
  hasKeys: boolean
}

export const keysFrom = (checkInAt: Date): Date => new Date(checkInAt.getTime() - keyHours * 3_600_000)

/** Whether a guest of an owner stay may be shown the access details; their link ends at check-out. */
export const ownerStayKeys = (checkInAt: Date, hasKeys: boolean, now: Date): 'none' | 'later' | 'open' => {
  if (!hasKeys) return 'none'
  return now < keysFrom(checkInAt) ? 'later' : 'open'
}

const isComing = (status: BookingStatus): boolean => status === 'confirmed' || status === 'checked_in'

/** Whether the guest may be shown the access details (R43: of a stay that will not be, nothing is told). */
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

/** Who comes and when is said from the confirmation until the stay is over. */
export const canPlan = ({ status, checkOutAt }: Pick<Stay, 'status' | 'checkOutAt'>, now: Date): boolean =>
  isComing(status) && now < checkOutAt

type Party = { adults: number; children: number; infants: number }

type Named = readonly { age: GuestAge }[]

/** Places of a party that nobody is named for; below zero where more are named than the stay was booked for. */
export const placesLeft = (named: Named, { adults, children, infants }: Party): Record<GuestAge, number> => {
  const taken = (age: GuestAge) => named.filter((guest) => guest.age === age).length
  return { adult: adults - taken('adult'), child: children - taken('child'), infant: infants - taken('infant') }
}

/** How often each place may be taken by one link: people change their minds, machines do not stop. */
const turns = 3

/** Whether a friend finds a place: who is more pays more, so the guest changes the stay first. */
export const canJoin = (age: GuestAge, named: Named, party: Party, joins: number): boolean =>
  placesLeft(named, party)[age] > 0 && joins < turns * (party.adults + party.children + party.infants)
