import { area } from '../words.ts'

/** A home's payment schedule and cancellation policy, as its owner chooses them. */
export const homeTermsWords = area({
  title: 'Payment and cancellation',
  note: 'Terms guests agree to',
  lead: 'Guests see these terms with their dates next to the price before they book. Existing bookings keep their terms.',
  policy: 'Cancellation policy',
  policies: {
    flexible: { name: 'Flexible', text: 'Full refund of nights until 1 day before check-in.' },
    moderate: {
      name: 'Moderate',
      text: 'Full refund of nights until 5 days before check-in, 50% until check-in.',
    },
    limited: {
      name: 'Limited',
      text: 'Full refund of nights until 14 days before check-in, 50% until 7 days before.',
    },
    firm: { name: 'Firm', text: 'Full refund of nights until 30 days before check-in, 50% until 7 days before.' },
    strict: { name: 'Strict', text: 'Full refund of nights until 60 days before check-in, 50% until 30 days before.' },
    rebooking: {
      name: 'Rebooking',
      text: '80% refund of nights once all of them are rebooked at the same price or more.',
    },
    rebooking_by_night: {
      name: 'Rebooking by night',
      text: 'Each rebooked night is refunded; {less} retained in total.',
    },
  },
  other: 'Current policy: “{name}”, agreed with you individually. Choosing one here replaces it.',
  grace:
    'With every policy: full refund within 24 hours of booking, for stays under 28 nights that start in 7 days or later. Cleaning and add-ons are refunded until check-in.',
  atBooking: 'Due at booking',
  atBookingHint: 'Percent of the total price',
  daysBefore: 'Balance due, days before check-in',
  sooner: 'Guests always pay at least the amount a cancellation would retain.',
  atBookingMissing: 'Enter 10 to 100.',
  daysMissing: 'Enter 1 to 365.',
  choose: 'Choose a policy.',
  unclear: 'Enter a whole number.',
  save: 'Save terms',
  tierBack:
    '{refund}% of nights until {days, plural, =0 {check-in} one {# day before check-in} other {# days before check-in}}',
  nothingBack: 'No refund of nights.',
  installments: 'More installments',
  installmentsNote: 'Between the payment at booking and the balance.',
  share: 'Percent of the total',
  due: 'Due',
  dueDate: 'Date',
  addInstallment: 'Add installment',
  removeInstallment: 'Remove installment {number}',
  tooMuch: 'The payments add up to more than 100%.',
  dues: {
    before_arrival: 'Days before check-in',
    on: 'On a date',
    monthly: 'Every month of the stay',
  },
  saved: 'Terms saved. They apply to new quotes.',
})
