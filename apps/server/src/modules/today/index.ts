/**
 * Today combines what the team needs on one day; it owns nothing.
 * Promises: each staff member gets what their permissions cover.
 * Announces nothing.
 */

export { openTasksOf } from './open-tasks.ts'
export { ownerDay } from './owner-day.ts'
export { byUrgency } from './rules.ts'
