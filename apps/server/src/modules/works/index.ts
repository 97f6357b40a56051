/**
 * Works own what needs to be done in the homes: turnovers after stays, inspections and repairs, who does them, what
 * they cost, and what was done and found.
 * Promises: each guest or owner stay has one turnover, which moves and is canceled with it (R73); everyone who was sent
 * a job is notified when it moves or is canceled; nothing above a home's limit is ordered or charged without its
 * owner's approval; an owner sees only the jobs of their homes.
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
  turnoverAfter,
  unassignedBefore,
} from './job-queries.ts'
export { decisionsInHomes } from './owner-decisions.ts'
export { checklistOf } from './rules.ts'
export { supportingDocumentsOf } from './supporting-documents.ts'
export { cardsByIds, jobCards } from './views.ts'
