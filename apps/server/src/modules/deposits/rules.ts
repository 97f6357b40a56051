import { addDays, type BookingStatus, type DepositState, instantAt, type PlainDate } from '@porchlight/contract'

const hours = (count: number) => count * 3_600_000

/** Banks keep a hold for only a few days, so it is placed a day before arrival, in the home's time zone (R31). */
export const placeAt = (arrive: PlainDate, timeZone: string, checkInTime: string): Date =>
  instantAt(timeZone, addDays(arrive, -1), checkInTime)

/** How many days before a card is needed we ask a guest who has none. */
const askDays = 6

/** When we start emailing a guest about a missing card (R31). */
export const askCardAt = (from: Date): Date => new Date(from.getTime() - askDays * hours(24))

/** How many days before check-in we start following deposits. */
export const followDays = askDays + 2

/** How long before the bank releases a hold it is replaced: a decline leaves a day to find another card. */
export const renewAheadHours = 24
/** How long to wait after a decline before trying the same card again. */
export const tryAgainHours = 12

export type Held = {
  id: number
  state: 'recorded' | 'held' | 'refused' | 'releasing' | 'released' | 'capturing' | 'captured'
  captureBefore: Date | null
  createdAt: Date
}

export type Case = {
  status: BookingStatus
  /** The deposit the home requires, in minor units; frozen with the price. */
  deposit: number
  placeAt: Date
  /** When nothing more can be claimed (R74); null while that is unknown. */
  closesAt: Date | null
  claimsOpen: boolean
  /** A usable card is stored: one that held, was stored for the deposit, or paid. A bank account doesn't count. */
  hasCard: boolean
  /** In the order they were requested. */
  holds: readonly Held[]
}

export type Step =
  | { kind: 'rest' }
  /** Places a hold for the deposit, for the first time or before the bank releases the last one. */
  | { kind: 'place' }
  | { kind: 'release'; ids: readonly number[] }

const rest: Step = { kind: 'rest' }

const isLive = ({ state, captureBefore }: Held, now: Date): boolean =>
  state === 'held' && captureBefore !== null && captureBefore > now

const isCharged = ({ state }: Held): boolean => state === 'captured' || state === 'capturing'

/**
 * Whether a card should hold the deposit at `now`: from the day before arrival until nothing can be claimed anymore.
 */
export const isWanted = ({ status, deposit, placeAt: from, closesAt, claimsOpen, holds }: Case, now: Date): boolean => {
  if (deposit === 0 || holds.some(isCharged)) return false
  if (status === 'confirmed' || status === 'checked_in') return now >= from
  return status === 'completed' && (claimsOpen || (closesAt !== null && now < closesAt))
}

/** The live hold that lasts longest, if any. */
const longest = (holds: readonly Held[], now: Date): Held | undefined =>
  holds
    .filter((hold) => isLive(hold, now))
    .sort((one, other) => Number(one.captureBefore) - Number(other.captureBefore))
    .at(-1)

/** Whether a hold ends soon and too early for possible claims. */
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
 * The next step for a stay's deposit at `now` (R31). A new hold is placed before the old one is released, so there may
 * briefly be two, but never none.
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

/** Whether there is no usable card and none is being authorized. */
const isCardMissing = ({ hasCard, holds }: Case): boolean =>
  !hasCard && !holds.some(({ state }) => state === 'recorded' || state === 'held')

/** Whether to notify someone that the card is missing: the guest some days before, the team when it is needed (R31). */
export const cardIsMissedBy = (stay: Case, now: Date): { guest: boolean; team: boolean } => {
  const missing = depositStateAt(stay, now) === 'card_missing'
  return { guest: missing && now >= askCardAt(stay.placeAt), team: missing && now >= stay.placeAt }
}

/** The state of a stay's deposit as shown to its guest; null if there is no deposit, or it was never held. */
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
 * Whether a guest can add a card: from confirmation on if none is stored, or another one if theirs was declined, even
 * while an older hold is still live.
 */
export const canAddCard = (stay: Case, now: Date): boolean =>
  depositStateAt(stay, now) === 'card_missing' || (isWanted(stay, now) && stay.holds.at(-1)?.state === 'refused')
