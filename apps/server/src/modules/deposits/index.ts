/**
 * deposits make sure that a card holds the deposit of a stay while something can be claimed against it (R31). The hold
 * is placed the day before arrival on a card that paid or was stored for it, renewed before the bank releases it, and
 * released when the claim window ends.
 * Promises: the hold is the amount agreed with the price; a new hold is placed before an old one is released; only a
 * settled claim is charged, by bookings, once and up to the hold. The holds themselves belong to payments.
 * Announces: nothing.
 */
export { staysToFollow } from './deposits.ts'
export { followDeposits } from './jobs.ts'
export { cardNeedOf, cardNeedsOf } from './required-card.ts'
export { depositView, depositViews } from './views.ts'
