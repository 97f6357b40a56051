import { area } from '../words.ts'

export const travelerMenuWords = area({
  portal: 'Traveler menu',
  trips: 'Trips',
  previous: 'Previous stays',
  concierge: 'Concierge',
  questions: 'Questions',
  feedback: 'Feedback',
  invoices: 'Invoices',
  taste: 'Aesthetic profile',
  profile: 'Profile',
})
