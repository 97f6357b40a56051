import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { homeOf } from './home-of.ts'
import { consumers, jobs } from './jobs.ts'
import { offerDiscountHandler } from './offer-approval.ts'
import { extraChargeHandler } from './payment-request-approval.ts'
import { personalData } from './personal-data.ts'
import { paymentReversalHandler, receivedPaymentHandler } from './record-payment.ts'
import { refundHandler } from './refund-approval.ts'
import { routes } from './routes.ts'

export const bookings = defineModule({
  name: 'bookings',
  layer: 7,
  owns: 'the booking and its lifecycle',
  tables: {
    distributed: {
      home_id: [
        'bookings.agreement_link',
        'bookings.booking',
        'bookings.change_request',
        'bookings.earlier_terms',
        'bookings.guest_offer',
        'bookings.offer',
        'bookings.offer_guest',
        'bookings.offer_quote',
        'bookings.payment_request',
        'bookings.tag',
        'bookings.timeline',
        'bookings.todo',
      ],
    },
    reference: ['bookings.offer_set'],
  },
  routes,
  jobs,
  consumers,
  checks,
  approvals: [refundHandler, offerDiscountHandler, extraChargeHandler, receivedPaymentHandler, paymentReversalHandler],
  homeOf,
  personalData,
  references: {
    moves: {
      'bookings.booking.guest_id': { shows: 'stays' },
      'bookings.change_request.asked_by': {},
      'bookings.guest_offer.account_id': {},
      'bookings.offer_guest.partner_id': {},
    },
  },
})
