import { area } from '../words.ts'

/** Calendar day states. */
export const nightsWords = area({
  day: {
    free: 'available',
    limited: 'limited',
    taken: 'unavailable',
    past: 'past',
    arrival: 'your check-in',
    departure: 'your check-out',
    between: 'in your stay',
  },
  legend: { yours: 'Your nights', taken: 'Unavailable', checkOutOnly: 'Check-out only' },
})
