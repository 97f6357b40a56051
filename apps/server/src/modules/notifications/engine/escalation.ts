import { kindOf, type NoticeKind } from './kinds.ts'
import { isQuiet, type Rest } from './quiet-hours.ts'

/** Emails are sent immediately to people who want them; what remains are the channels that ring. */
export type LoudChannel = 'sms' | 'push'

/** The progress of a message. */
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

/** The other channels that reach a person, as far as they allow it. */
export type Reachable = Readonly<Record<LoudChannel, boolean>>

export const escalateAfterHours = 3
/** Older messages are left alone: after a long outage, no one is woken by last week's news. */
export const escalateUntilHours = 48

const order: readonly LoudChannel[] = ['sms', 'push']
const hourMs = 3_600_000

/**
 * The channel for sending an unread urgent message once more, or undefined if it is too early, no longer needed, night
 * for the person, or no channel is left.
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
