import { kindOf, type NoticeKind } from './kinds.ts'
import { isQuiet, type Rest } from './quiet-hours.ts'

/** Emails go out at once to people who want them; what is left are the channels that ring. */
export type LoudChannel = 'sms' | 'push'

/** A message as far as it has come. */
export type NotificationState = {
  kind: NoticeKind
  createdAt: Date
  read: boolean
  /** Nothing is left to do about it. */
  done: boolean
  escalated: boolean
  /** The channels that have carried it so far. */
  used: readonly string[]
}

/** What else a person can be reached by, as far as they allow it. */
export type Reachable = Readonly<Record<LoudChannel, boolean>>

export const escalateAfterHours = 3
/** Older ones are left alone: after a long rest of the home nobody is woken by last week. */
export const escalateUntilHours = 48

const order: readonly LoudChannel[] = ['sms', 'push']
const hourMs = 3_600_000

/**
 * The channel by which an unread urgent message is notified once more, or undefined when it is not yet time, no longer
 * needed, the middle of someone's night, or nothing is left to try.
 */
export const escalationOf = (
  notified: NotificationState,
  reachable: Reachable,
  rest: Rest,
  now: Date,
): LoudChannel | undefined => {
  if (kindOf(notified.kind).weight !== 'urgent' || notified.read || notified.done || notified.escalated)
    return undefined
  const hours = (now.getTime() - notified.createdAt.getTime()) / hourMs
  if (hours < escalateAfterHours || hours > escalateUntilHours) return undefined
  if (isQuiet(rest, now)) return undefined
  return order.find((channel) => reachable[channel] && !notified.used.includes(channel))
}
