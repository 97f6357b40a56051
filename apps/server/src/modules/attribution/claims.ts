import type { ReadCtx } from '#kernel/work'
import { type ClaimRow, db } from './tables.ts'

export type { ClaimRow }

/** Claims on these bookings, oldest first. */
export const claimsOfBookings = (ctx: ReadCtx, bookingIds: readonly number[]): Promise<ClaimRow[]> =>
  bookingIds.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('attribution.claim')
        .selectAll()
        .where('booking_id', 'in', [...bookingIds])
        .orderBy('claimed_at')
        .orderBy('code')
        .execute()

/** A partner's claims, latest first. */
export const claimsOf = (ctx: ReadCtx, accountId: number): Promise<ClaimRow[]> =>
  db(ctx)
    .selectFrom('attribution.claim as claim')
    .innerJoin('attribution.partner_code as partner', 'partner.code', 'claim.code')
    .selectAll('claim')
    .where('partner.account_id', '=', accountId)
    .orderBy('claim.claimed_at', 'desc')
    .execute()
