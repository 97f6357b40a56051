import { area } from '../words.ts'

/** How stays in a home are paid and called off, as its owner chooses it. */
export const homeTermsWords = area({
  title: 'Payment and cancellation',
  note: 'What a guest agrees to',
  lead: 'It stands beside the price, with its dates, before anybody books. Stays that are booked keep what was agreed.',
  policy: 'If a guest cancels',
  policies: {
    flexible: { name: 'Flexible', text: 'The nights come back until a day before check-in.' },
    moderate: {
      name: 'Moderate',
      text: 'The nights come back until 5 days before check-in, half of them until check-in.',
    },
    limited: {
      name: 'Limited',
      text: 'The nights come back until 14 days before check-in, half of them until 7 days.',
    },
    firm: { name: 'Firm', text: 'The nights come back until 30 days before check-in, half of them until 7 days.' },
    strict: { name: 'Strict', text: 'The nights come back until 60 days before check-in, half of them until 30 days.' },
    rebooking: {
      name: 'Rebooking',
      text: 'The nights come back less 20% once all of them are let again, at the same price or more.',
    },
    rebooking_by_night: {
      name: 'Rebooking by the night',
      text: 'Each night that is let again comes back; {less} in all stays.',
    },
  },
  other: 'Now it is “{name}”, agreed with you alone. A choice here takes its place.',
  grace:
    'Whatever is chosen, everything comes back within 24 hours of booking a stay of less than 28 nights that is a week or more away; cleaning and extras come back until check-in.',
  atBooking: 'Paid at booking',
  atBookingHint: 'Of the whole price',
  daysBefore: 'The rest, days before check-in',
  sooner: 'As much is always taken as a cancellation would keep.',
  atBookingMissing: 'Please write 10 to 100.',
  daysMissing: 'Please write 1 to 365.',
  choose: 'Please choose one.',
  unclear: 'Please write a whole number.',
  save: 'Save these terms',
  saved: 'They hold from the next quote on',
})
