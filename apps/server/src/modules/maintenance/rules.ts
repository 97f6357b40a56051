import {
  type BookingStatus,
  issueDays,
  promiseAnswerHours,
  promiseReportHours,
  soldStatuses,
} from '@porchlight/contract'

type Course = { status: BookingStatus; checkInAt: Date; checkOutAt: Date }

const day = 86_400_000
const hour = 3_600_000

/**
 * From check-in on, and for two weeks after check-out: what was written without a connection may arrive when the guest is
 * home again.
 */
export const mayReport = ({ status, checkInAt, checkOutAt }: Course, now: Date): boolean =>
  soldStatuses.includes(status) && now >= checkInAt && now.getTime() < checkOutAt.getTime() + issueDays * day

/** Until when a guest may report by the as-described promise; null before check-in and once it is over. */
export const promiseUntil = ({ status, checkInAt, checkOutAt }: Course, now: Date): Date | null => {
  const until = new Date(Math.min(checkInAt.getTime() + promiseReportHours * hour, checkOutAt.getTime()))
  return soldStatuses.includes(status) && now >= checkInAt && now < until ? until : null
}

/** By when the team answers a report by the promise. */
export const promisedAnswer = (reportedAt: Date): Date => new Date(reportedAt.getTime() + promiseAnswerHours * hour)
