import type { PersonalDataPart } from '#kernel/module'
import { claimsOf } from './claims.ts'
import { codesOf } from './codes.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    partnerCodes: (await codesOf(ctx, accountId)).map(({ code, program, rate, paused, rateSince }) => ({
      code,
      program,
      rate,
      since: rateSince,
      paused,
    })),
    claimedBookings: (await claimsOf(ctx, accountId)).map(({ booking_id, code, reason, claimed_at }) => ({
      booking: booking_id,
      code,
      reason,
      at: claimed_at,
    })),
  }),
}
