/**
 * Approvals own who may alone move money, change a contract, or grant power, and who approves the rest. Promises: the
 * approver took no part in it, has no other account in it, has not been new or reset within a day, and
 *   is named in a history that does not change; an approved action is carried out in the transaction of its approval.
 *   Announces: approval.requested, approval.done, approval.approved, approval.declined, approval.withdrawn.
 */
export { approveRequest, dropPending, needsApproval, submitForApproval } from './commands.ts'
export type { ApprovalHandler } from './handlers.ts'
export {
  approversOf,
  leftAlone,
  pendingBySubject,
  pendingRequest,
  requestById,
  requestsBefore,
  requestsToDecide,
  secondPersons,
} from './queries.ts'
export { shortestReason } from './rules.ts'
export { limitIn, thresholdIn, thresholdsFor } from './settings.ts'
export { homesOfSubject } from './subject-homes.ts'
