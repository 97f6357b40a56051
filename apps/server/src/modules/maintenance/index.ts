/**
 * maintenance owns what guests and owners report of a home, and what the team answers.
 * Promises: a guest reports of their own stay alone, from check-in on, an owner of their homes at any time; whoever of the team looks after stays is written to at
 *   once, whoever reported it with every answer; what was said is never changed.
 * Announces: nothing.
 */
export { checks } from './checks.ts'
export { issuesBy, openIssues } from './issues.ts'
