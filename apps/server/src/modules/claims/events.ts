import { z } from 'zod'
import { defineEvent, id } from '#kernel/events'
import type { ClaimRow } from './tables.ts'

/** `day`: days added to the time to answer. */
const about = { claimId: id, bookingId: id, homeId: id, day: z.int() }

export const claimRaised = defineEvent('claim.raised', 'A damage claim was raised.', about)
export const claimAnswered = defineEvent('claim.answered', 'The guest answered a claim.', about)
export const claimExtended = defineEvent('claim.extended', 'The time to answer a claim was extended.', about)
export const claimEscalated = defineEvent('claim.escalated', 'A claim went to the team for a decision.', about)
export const claimSettled = defineEvent('claim.settled', 'A claim was settled with an amount.', about)
export const claimEnded = defineEvent('claim.ended', 'A claim was settled or closed.', about)

export const aboutClaim = ({ id: claimId, booking_id: bookingId, home_id: homeId, extra_days: day }: ClaimRow) => ({
  claimId,
  bookingId,
  homeId,
  day,
})
