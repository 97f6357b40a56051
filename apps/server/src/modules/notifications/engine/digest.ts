import { dateIn, instantAt, type PlainDate } from '@porchlight/contract'
import { kindOf, type NoticeKind } from './kinds.ts'

/** The person's morning, and the hour after which a late one is left for tomorrow. */
export const digestTime = '08:00'
const tooLateTime = '20:00'
/** Older things are no news. */
export const digestDays = 7

const dayMs = 86_400_000

export type Morning = { on: PlainDate; from: Date }

/** The morning whose email is due now, or undefined. One a day: `lastOn` is the day of the last. */
export const morningOf = (timeZone: string, lastOn: PlainDate | null, now: Date): Morning | undefined => {
  const on = dateIn(timeZone, now)
  const from = instantAt(timeZone, on, digestTime)
  const isNow = from <= now && now < instantAt(timeZone, on, tooLateTime)
  return isNow && (lastOn === null || lastOn < on) ? { on, from } : undefined
}

/** A message as the morning email sees it. */
export type Small = { kind: NoticeKind; createdAt: Date; read: boolean; digested: boolean; wantsEmail: boolean }

/** Whether a message belongs in the email of a morning: gentle, unread, not told in an email yet, from before that morning. */
export const isForDigest = (small: Small, { from }: Morning): boolean =>
  kindOf(small.kind).weight === 'gentle' &&
  !small.read &&
  !small.digested &&
  small.wantsEmail &&
  small.createdAt <= from &&
  from.getTime() - small.createdAt.getTime() <= digestDays * dayMs
