/**
 * Claims own what the owner of a home or the team claims from a guest after their stay: items with photos in pairs,
 * what
 *   both sides say, and the outcome. Promises: nothing is claimed outside the window of R74; each side has a day to
 *   answer, then the team decides; what is
 *   settled is charged once and belongs to the owners in the journal. Announces: claim.raised, claim.answered,
 *   claim.escalated and claim.ended, and before its end claim.settled if
 *   something is charged, each with { claimId, bookingId, homeId }.
 */
export {
  bookingsWithOpenClaims,
  type ClaimRow,
  claimById,
  claimsOfBooking,
  claimsToAnswer,
  claimsToDecide,
  insertClaim,
  windowsOf,
  wordsOf,
} from './claims.ts'
export { settledClaims } from './settled-claims.ts'
export { answer as answerClaim, escalate as escalateClaim } from './transitions.ts'
