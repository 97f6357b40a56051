/**
 * Owns the programs of care that the team offers and owners take part in with a home: their terms, the visits that they plan
 * and what they charge.
 * Promises: a member keeps the terms they agreed to; each visit is planned once and each part of the price charged
 * once, to the owners of the day by their shares; after the last day nobody comes and nothing is charged.
 * Announces: nothing.
 */

export { save } from './commands.ts'
export { enroll } from './enrollment.ts'
export { keepUpAll } from './jobs.ts'
