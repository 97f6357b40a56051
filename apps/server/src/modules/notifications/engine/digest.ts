import { dateIn, instantAt, type PlainDate } from '@porchlight/contract'
import { kindOf, type NoticeKind } from './kinds.ts'

/** The person's morning, and the hour after which a late email waits until the next day. */
export const digestTime = '08:00'
const tooLateTime = '20:00'
/** Older messages are outdated. */
export const digestDays = 7

const dayMs = 86_400_000

export type Morning = { on: PlainDate; from: Date }

/** The morning whose email is due now, or undefined. One per day: `lastOn` is the day of the last one. */
export const morningOf = (timeZone: string, lastOn: PlainDate | null, now: Date): Morning | undefined => {
  const on = dateIn(timeZone, now)
  const from = instantAt(timeZone, on, digestTime)
  const isNow = from <= now && now < instantAt(timeZone, on, tooLateTime)
  return isNow && (lastOn === null || lastOn < on) ? { on, from } : undefined
}

/** A message as considered for the morning email. */
export type Small = { kind: NoticeKind; createdAt: Date; read: boolean; digested: boolean; wantsEmail: boolean }

/** Whether a message belongs in a morning's email: low priority, unread, not emailed yet, from before that morning. */
export const isForDigest = (small: Small, { from }: Morning): boolean =>
  kindOf(small.kind).weight === 'gentle' &&
  !small.read &&
  !small.digested &&
  small.wantsEmail &&
  small.createdAt <= from &&
  from.getTime() - small.createdAt.getTime() <= digestDays * dayMs
