import type { NoticeChannels } from '@porchlight/contract'
import { kindOf, type NoticeKind } from './kinds.ts'
import { type Rest, whenAwake } from './quiet-hours.ts'

/** The channels that reach a person. */
export type Reach = { email: boolean; devices: number }

export type Plan = {
  product: boolean
  email: boolean
  /** When pushes are sent; null for none. */
  push: Date | null
}

/**
 * How one message is delivered to one person right now. A low-priority one appears in the product and waits for the
 * morning email. A message meant only for email appears in the product if no email can arrive.
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
