import type { PayloadOf } from '#kernel/events'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { type SafetyEvent, type SafetyEvents, safetyEvents } from './events.ts'

type Facts<Name extends SafetyEvent> = Omit<PayloadOf<SafetyEvents[Name]>, 'at'>

/** Announces an account security event; the owner is notified by email. */
export const announceSecurityEvent = <Name extends SafetyEvent>(
  ctx: WriteCtx,
  name: Name,
  facts: Facts<Name>,
): Promise<void> => {
  const { event } = safetyEvents[name]
  return announce(ctx, { name: event, payload: { ...facts, at: ctx.now.toISOString() } })
}
