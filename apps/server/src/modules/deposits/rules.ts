import { addDays, type BookingStatus, type DepositState, instantAt, type PlainDate } from '@porchlight/contract'

const hours = (count: number) => count * 3_600_000

/** Banks keep a hold for a few days: it is placed a day before arrival, by the home's own clock (R31). */
export const placeAt = (arrive: PlainDate, timeZone: string, checkInTime: string): Date =>
  instantAt(timeZone, addDays(arrive, -1), checkInTime)

/** A guest whose stay has no card is asked for one so many days before it is needed. */
const askDays = 6

/** From when on a guest is written to about a card that is missing (R31). */
export const askCardAt = (from: Date): Date => new Date(from.getTime() - askDays * hours(24))

/** Days before check-in from which on deposits are looked after. */
export const followDays = askDays + 2

/** A hold is replaced so long before the bank lets it go: a refusal leaves a day to find another card. */
export const renewAheadHours = 24
/** After a refusal the same card is not asked again for so long. */
export const tryAgainHours = 12

export type Held = {
  id: number
  state: 'recorded' | 'held' | 'refused' | 'releasing' | 'released' | 'capturing' | 'captured'
  captureBefore: Date | null
  createdAt: Date
}

export type Case = {
  status: BookingStatus
  /** Minor units that the home asks for; frozen with the price. */
  deposit: number
  placeAt: Date
  /** When nothing more can be claimed (R74); null while that is not known. */
  closesAt: Date | null
  claimsOpen: boolean
  /** A card that could be asked is stored: one that held, was left for it, or paid. A bank account is none. */
  hasCard: boolean
  /** In the order in which they were asked for. */
  holds: readonly Held[]
}

export type Step =
  | { kind: 'rest' }
  /** Sets the deposit aside, for the first time or before the bank lets the last hold go. */
  | { kind: 'place' }
  | { kind: 'release'; ids: readonly number[] }

const rest: Step = { kind: 'rest' }

const isLive = ({ state, captureBefore }: Held, now: Date): boolean =>
  state === 'held' && captureBefore !== null && captureBefore > now

const isCharged = ({ state }: Held): boolean => state === 'captured' || state === 'capturing'

/** Whether a card is to hold the deposit at `now`: from the day before arrival until nothing can be claimed any more. */
export const isWanted = ({ status, deposit, placeAt: from, closesAt, claimsOpen, holds }: Case, now: Date): boolean => {
  if (deposit === 0 || holds.some(isCharged)) return false
  if (status === 'confirmed' || status === 'checked_in') return now >= from
  return status === 'completed' && (claimsOpen || (closesAt !== null && now < closesAt))
}

/** The hold that lasts longest, if one is live. */
const longest = (holds: readonly Held[], now: Date): Held | undefined =>
  holds
    .filter((hold) => isLive(hold, now))
    .sort((one, other) => Number(one.captureBefore) - Number(other.captureBefore))
    .at(-1)

/** It ends too early for what may still be claimed, and soon. */
const mustBeRenewed = (hold: Held, { closesAt, claimsOpen }: Case, now: Date): boolean => {
  const ends = Number(hold.captureBefore)
  const wantedBeyond = claimsOpen || closesAt === null || closesAt.getTime() > ends
  return wantedBeyond && ends - now.getTime() <= hours(renewAheadHours)
}

const refusedLately = (holds: readonly Held[], now: Date): boolean => {
  const last = holds.at(-1)
  return last?.state === 'refused' && now.getTime() - last.createdAt.getTime() < hours(tryAgainHours)
}

const releaseOf = (holds: readonly Held[]): Step =>
  holds.length === 0 ? rest : { kind: 'release', ids: holds.map(({ id }) => id) }

/**
 * What should be done about the deposit of a stay at `now` (R31). A new hold stands before the old one is released, so that
 * for a moment there are two, and never none.
 */
export const nextStep = (stay: Case, now: Date): Step => {
  const { holds } = stay
  const open = holds.filter(({ state }) => state === 'recorded' || state === 'held')
  if (!isWanted(stay, now)) return releaseOf(open)
  if (open.some(({ state }) => state === 'recorded')) return rest
  const retained = longest(holds, now)
  const others = open.filter((hold) => hold !== retained)
  if (others.length > 0) return releaseOf(others)
  if (retained && !mustBeRenewed(retained, stay, now)) return rest
  if (!stay.hasCard) return rest
  return refusedLately(holds, now) ? rest : { kind: 'place' }
}

const isComing = ({ status }: Case): boolean => status === 'confirmed' || status === 'checked_in'

/** No card can be asked, and none is being asked. */
const isCardMissing = ({ hasCard, holds }: Case): boolean =>
  !hasCard && !holds.some(({ state }) => state === 'recorded' || state === 'held')

/** Whether someone must be notified that no card is there: the guest some days before, the team when it is needed (R31). */
export const cardIsMissedBy = (stay: Case, now: Date): { guest: boolean; team: boolean } => {
  const missing = depositStateAt(stay, now) === 'card_missing'
  return { guest: missing && now >= askCardAt(stay.placeAt), team: missing && now >= stay.placeAt }
}

/** Where the deposit of a stay stands, as its guest is notified; null where none is asked for, or never was held. */
export const depositStateAt = (stay: Case, now: Date): DepositState | null => {
  const { holds, deposit } = stay
  if (deposit === 0) return null
  if (holds.some(isCharged)) return 'charged'
  if (isWanted(stay, now)) {
    if (holds.some((hold) => isLive(hold, now))) return 'held'
    if (holds.at(-1)?.state === 'refused') return 'refused'
    return isCardMissing(stay) ? 'card_missing' : 'placing'
  }
  if (isComing(stay)) return isCardMissing(stay) ? 'card_missing' : 'later'
  return holds.some(({ captureBefore }) => captureBefore !== null) ? 'released' : null
}

/**
 * A guest may give a card where none is stored, from the confirmation on; and another where the one that was asked refused,
 * also while an older hold still stands.
 */
export const canAddCard = (stay: Case, now: Date): boolean =>
  depositStateAt(stay, now) === 'card_missing' || (isWanted(stay, now) && stay.holds.at(-1)?.state === 'refused')
