import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import type { SecurityEvent } from './security-messages.ts'

type Facts = {
  accountId: number
  oldEmail?: string
  oldPhone?: string
  what?: string
  name?: string
  left?: number
  deviceId?: number
}

/** Something that happened to the safety of an account; its owner is sent by email. */
export const announceSecurityEvent = (ctx: WriteCtx, event: SecurityEvent, facts: Facts): Promise<void> =>
  announce(ctx, event, { ...facts, at: ctx.now.toISOString() })
