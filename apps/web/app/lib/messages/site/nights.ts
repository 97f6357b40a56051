import { area } from '../words.ts'

/** What the calendar of a house says of its nights. */
export const nightsWords = area({
  day: {
    free: 'free',
    limited: 'limited',
    taken: 'taken',
    past: 'past',
    arrival: 'your arrival',
    departure: 'your departure',
    between: 'in your stay',
  },
  legend: { yours: 'Your nights', taken: 'Taken', leaveOnly: 'Leave or stay, not arrive' },
})
