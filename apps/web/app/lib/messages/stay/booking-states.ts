import { area } from '../words.ts'

/** The status of a booking, as guests, owners, partners, and the team read it. */
export const bookingStateWords = area({
  states: {
    inquiry: 'Inquiry',
    offered: 'Offer sent',
    requested: 'Requested',
    awaiting_agreement: 'Awaiting signature',
    awaiting_payment: 'Awaiting payment',
    confirmed: 'Confirmed',
    checked_in: 'Checked in',
    completed: 'Completed',
    declined: 'Declined',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
    canceled: 'Canceled',
    no_show: 'No-show',
  },
  bankPays: 'Bank payment pending',
})
