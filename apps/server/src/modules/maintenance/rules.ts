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

/** From check-in until two weeks after check-out: a report written offline may arrive once the guest is home again. */
export const mayReport = ({ status, checkInAt, checkOutAt }: Course, now: Date): boolean =>
  soldStatuses.includes(status) && now >= checkInAt && now.getTime() < checkOutAt.getTime() + issueDays * day

/** Until when a guest can report under the as-described promise; null before check-in and once it is over. */
export const promiseUntil = ({ status, checkInAt, checkOutAt }: Course, now: Date): Date | null => {
  const until = new Date(Math.min(checkInAt.getTime() + promiseReportHours * hour, checkOutAt.getTime()))
  return soldStatuses.includes(status) && now >= checkInAt && now < until ? until : null
}

/** The deadline for the team's answer to a report under the promise. */
export const promisedAnswer = (reportedAt: Date): Date => new Date(reportedAt.getTime() + promiseAnswerHours * hour)
