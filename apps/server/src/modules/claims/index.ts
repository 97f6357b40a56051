/**
 * claims own what the owner of a home or the team claims of a guest after his stay: things with photos in pairs, what
 *   both sides say, and how it ends.
 * Promises: nothing is claimed outside the window of R74; each side has a day to answer, then the team decides; what is
 *   settled is charged once and is the owners' in the journal.
 * Announces: claim.settled with { claimId, bookingId, homeId }.
 */
export { checks } from './checks.ts'
export { claimsAgainst, hasOpenClaims, windowOf, wordsOf } from './claims.ts'
export { type SettledClaim, settledClaims } from './settled.ts'
