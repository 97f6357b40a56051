import { type BookingStatus, issueDays, soldStatuses } from '@porchlight/contract'

type Course = { status: BookingStatus; checkInAt: Date; checkOutAt: Date }

const day = 86_400_000

/**
 * From check-in on, and for two weeks after check-out: what was written without a connection may arrive when the guest is
 * home again.
 */
export const mayReport = ({ status, checkInAt, checkOutAt }: Course, now: Date): boolean =>
  soldStatuses.includes(status) && now >= checkInAt && now.getTime() < checkOutAt.getTime() + issueDays * day
