import { type Booking, dateIn, type PlainDate } from '@porchlight/contract'

/** The day of an installment: the day it was paid, in the home's time zone, or its due date. */
export const installmentDay = ({ home }: Booking, { dueOn, paidAt }: Booking['schedule'][number]): PlainDate =>
  paidAt ? dateIn(home.timeZone, new Date(paidAt)) : dueOn
