/**
 * deposits see to it that a card holds the deposit of a stay while something may be claimed of it (R31): placed the day
 *   before arrival by a card that paid or was left for it, held again before the bank lets it go, released when the time to claim is over.
 * Promises: what is held is what was agreed with the price; a new hold stands before an old one goes; nothing is charged
 *   but a settled claim, by bookings, once and up to the hold. The holds themselves are payments'.
 * Announces: nothing.
 */
export { staysToFollow } from './deposits.ts'
export { followDeposits } from './jobs.ts'
export { cardNeedOf, cardNeedsOf } from './required-card.ts'
export { depositView, depositViews } from './views.ts'
