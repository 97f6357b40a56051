/**
 * maintenance owns what guests report of a house during their stay, and what the team answers.
 * Promises: a guest reports of his own stay alone, from check-in on; whoever of the team looks after stays is written to at
 *   once, the guest with every answer; what was said is never changed.
 * Announces: nothing.
 */
export { checks } from './checks.ts'
export { issuesBy } from './issues.ts'
