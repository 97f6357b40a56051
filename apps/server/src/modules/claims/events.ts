import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import type { ClaimRow } from './tables.ts'

type What = 'raised' | 'answered' | 'extended' | 'escalated' | 'settled' | 'ended'

/** What happened to a claim. */
export const announceClaim = (ctx: WriteCtx, what: What, claim: ClaimRow): Promise<void> =>
  announce(ctx, `claim.${what}`, {
    claimId: claim.id,
    bookingId: claim.booking_id,
    homeId: claim.home_id,
    day: claim.extra_days,
  })
