/**
 * maintenance owns what guests and owners report about a home, and the team's answers.
 * Promises: a guest can report on their own stay only, from check-in on, and an owner on their homes at any time; staff
 * who manage stays are emailed immediately, the reporter with every answer; messages never change. A report under the
 * as-described promise has an answer deadline; the team is reminded once it has passed.
 * Announces: issue.reported { issueId, homeId }, issue.answered { issueId, homeId }.
 */
export { openIssues, saveIssue, saveOwnerIssue } from './issues.ts'
