/**
 * works own what needs to be done in the homes: turnovers after stays, inspections and repairs, who does them, what that
 *   costs, and what was done and found.
 * Promises: each stay of a guest or an owner has one turnover, which moves and goes with it (R73); everyone notified of a job
 *   is told when it moves or goes; nothing above the limit of a home is ordered or
 *   charged without its owner's word; an owner sees the jobs of their homes alone.
 * Announces: job.changed { jobId, homeId }, job.vendor_removed { jobId, homeId, vendorId, day, insuredUntil, moves }.
 */
export { layOut } from './bid-commands.ts'
export { decide, enter, ownersAt } from './bill-commands.ts'
export { checks } from './checks.ts'
export { cleaningTimes } from './cleaning-times.ts'
export { updateTurnovers } from './follow-bookings.ts'
export { cancelJob, move, planJob, record, rescheduleJob } from './job-commands.ts'
export {
  checkCounts,
  doneOf,
  type JobRow,
  jobsTitled,
  lastTurnovers,
  openJobsOfHomes,
  sameDayTurnovers,
  unassignedBefore,
} from './job-queries.ts'
export { decisionsInHomes } from './owner-decisions.ts'
export { checklistOf } from './rules.ts'
export { supportingDocumentsOf } from './supporting-documents.ts'
export { cardsByIds, jobCards } from './views.ts'
