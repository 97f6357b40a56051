import { type BookingStatus, type ReviewSide, type ReviewState, reviewDays } from '@porchlight/contract'

/** A stay as far as it decides who may say something about it, and when. */
export type Course = { status: BookingStatus; checkInAt: Date; checkOutAt: Date; endedAt: Date | null }
/** From `opensAt` on and before `closesAt` both may write. */
export type Window = { opensAt: Date; closesAt: Date }

const day = 86_400_000

const windowFrom = (opensAt: Date): Window => ({
  opensAt,
  closesAt: new Date(opensAt.getTime() + reviewDays * day),
})

/** When guest and owner may write (R75); null when nobody may: the stay was canceled before arrival, or nobody came. */
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

/** A stay has begun: from then on the guest may tell the team about it. */
export const hasBegun = (course: Course, now: Date): boolean => reviewWindow(course) !== null && course.checkInAt <= now

type Written = { sides: readonly ReviewSide[]; closesAt: Date }

/** Double blind: nobody reads the other before both have written or the time is over (R75). */
export const isToBePublished = ({ sides, closesAt }: Written, now: Date): boolean =>
  sides.length === 2 || (sides.length > 0 && closesAt <= now)

type Status = { window: Window | null; sides: readonly ReviewSide[]; publishedAt: Date | null }

/** How the reviews of a stay stand at `now`. The end is compared, never assumed: a late job lets nobody write. */
export const stateOf = ({ window, sides, publishedAt }: Status, now: Date): ReviewState => {
  if (publishedAt) return 'published'
  if (!window) return 'none'
  if (now < window.opensAt) return 'early'
  if (isToBePublished({ sides, closesAt: window.closesAt }, now)) return 'published'
  return now < window.closesAt ? 'open' : 'closed'
}

/** As whom a person may write of a stay; nobody reviews themselves. */
export const sideOf = (roles: readonly string[]): ReviewSide | null => {
  const [guest, owner] = [roles.includes('guest'), roles.includes('owner')]
  if (guest === owner) return null
  return guest ? 'guest' : 'owner'
}
