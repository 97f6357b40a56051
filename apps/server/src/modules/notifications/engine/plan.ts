import type { NoticeChannels } from '@porchlight/contract'
import { kindOf, type NoticeKind } from './kinds.ts'
import { type Rest, whenAwake } from './quiet-hours.ts'

/** What a person can be reached by. */
export type Reach = { email: boolean; devices: number }

export type Plan = {
  product: boolean
  email: boolean
  /** When the pushes go out; null for none. */
  push: Date | null
}

/**
 * How one message goes to one person at once. A gentle one stands in the product and waits for the morning email.
 * What only an email would have told stands in the product when no email can arrive.
 */
export const planOf = (kind: NoticeKind, channels: NoticeChannels, reach: Reach, rest: Rest, now: Date): Plan => {
  const { weight, safety } = kindOf(kind)
  if (safety) return { product: true, email: false, push: reach.devices > 0 ? now : null }
  const gentle = weight === 'gentle'
  const email = channels.email && reach.email
  return {
    product: channels.product || (channels.email && !email),
    email: email && !gentle,
    push: channels.push && reach.devices > 0 && !gentle ? whenAwake(rest, now) : null,
  }
}
