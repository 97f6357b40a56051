/**
 * Owns the care programs the team offers and owners enroll homes in: their terms, the visits they plan, and what they
 * charge.
 * Promises: a member keeps the terms they agreed to; each visit is planned once and each part of the price charged
 * once, to the owners of the day by their shares; after the last day there are no visits and no charges.
 * Announces: nothing.
 */

export { save } from './commands.ts'
export { enroll } from './enrollment.ts'
export { keepUpAll } from './jobs.ts'
