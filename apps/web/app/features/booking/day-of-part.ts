import { type Booking, dateIn, type PlainDate } from '@porchlight/contract'

/** The day of a part of the price: when it was taken, by the clock of the house, and until then when it is due. */
export const dayOfPart = ({ home }: Booking, { dueOn, paidAt }: Booking['schedule'][number]): PlainDate =>
  paidAt ? dateIn(home.timeZone, new Date(paidAt)) : dueOn
