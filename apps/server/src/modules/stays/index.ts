/**
 * stays own how a stay is prepared and lived in: who comes and when, the guide of a house, what opens it, and guests of
 *   other sites who say that they come.
 * Promises: what opens a house lies sealed, and is told to its guest alone, from two days before check-in until check-out
 *   and only when nothing is due; nobody learns whether a code of another site is known.
 * Announces: nothing.
 */
export { checks } from './checks.ts'
export { saveGuide } from './guides.ts'
export { plansOf } from './plans.ts'
