import { type BookingStatus, type ReviewSide, type ReviewState, reviewDays } from '@porchlight/contract'

/** The parts of a stay that decide who may review it, and when. */
export type Course = { status: BookingStatus; checkInAt: Date; checkOutAt: Date; endedAt: Date | null }
/** Both may write from `opensAt` on and before `closesAt`. */
export type Window = { opensAt: Date; closesAt: Date }

const day = 86_400_000

const windowFrom = (opensAt: Date): Window => ({
  opensAt,
  closesAt: new Date(opensAt.getTime() + reviewDays * day),
})

/**
 * When guest and owner may write (R75); null if neither may: the stay was canceled before arrival, or it was a no-show.
 */
export const reviewWindow = ({ status, checkInAt, checkOutAt, endedAt }: Course): Window | null => {
  switch (status) {
    case 'confirmed':
    case 'checked_in':
    case 'completed':
      return windowFrom(checkOutAt)
    case 'canceled':
      if (endedAt === null || endedAt <= checkInAt) return null
      return windowFrom(endedAt < checkOutAt ? endedAt : checkOutAt)
    default:
      return null
  }
}

/** Returns whether a stay has started: from then on the guest may send the team feedback about it. */
export const hasBegun = (course: Course, now: Date): boolean => reviewWindow(course) !== null && course.checkInAt <= now

type Written = { sides: readonly ReviewSide[]; closesAt: Date }

/** Double blind: neither side reads the other before both have written or the time is up (R75). */
export const isToBePublished = ({ sides, closesAt }: Written, now: Date): boolean =>
  sides.length === 2 || (sides.length > 0 && closesAt <= now)

type Status = { window: Window | null; sides: readonly ReviewSide[]; publishedAt: Date | null }

/** The state of a stay's reviews at `now`. The end is compared, never assumed: a late job doesn't let anyone write. */
export const stateOf = ({ window, sides, publishedAt }: Status, now: Date): ReviewState => {
  if (publishedAt) return 'published'
  if (!window) return 'none'
  if (now < window.opensAt) return 'early'
  if (isToBePublished({ sides, closesAt: window.closesAt }, now)) return 'published'
  return now < window.closesAt ? 'open' : 'closed'
}

/** The side a person may review a stay for; no one reviews themselves. */
export const sideOf = (roles: readonly string[]): ReviewSide | null => {
  const [guest, owner] = [roles.includes('guest'), roles.includes('owner')]
  if (guest === owner) return null
  return guest ? 'guest' : 'owner'
}
