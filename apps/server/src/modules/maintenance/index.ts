/**
 * maintenance owns what guests and owners report of a home, and what the team answers.
 * Promises: a guest reports of their own stay alone, from check-in on, an owner of their homes at any time; staff who manage stays are emailed at
 *   once, the reporter with every answer; messages are never changed.
 *   A report by the as-described promise has a moment by which the team answers; the team is reminded once it has passed.
 * Announces: issue.reported { issueId, homeId }, issue.answered { issueId, homeId }.
 */
export { openIssues } from './issues.ts'
