/**
 * maintenance owns what guests and owners report of a home, and what the team answers.
 * Promises: a guest reports of their own stay alone, from check-in on, an owner of their homes at any time; staff who manage stays are emailed at
 *   once, the reporter with every answer; messages are never changed.
 * Announces: nothing.
 */
export { openIssues } from './issues.ts'
