import { shortDay } from '#modules/bookings'

/** Every word of this module's own. */
export const problems = {
  notNow: 'Who comes can be said from the confirmation until the stay is over.',
  tooMany: 'These are more people than the stay was booked for. Please change the stay first.',
  noPlace: 'All places of this stay are taken. Whoever invited you can make room.',
  noInvitation: 'Friends can be invited from the confirmation until the stay is over.',
  usedSecret: 'Please make the link anew.',
  early: (time: string) => `The house is ready from ${time}.`,
  settled: 'Somebody has answered this guest already.',
}

type Nights = { firstName: string; arrive: string; depart: string }

/** To guests of other sites. */
export const letters = {
  expected: ({ firstName, home, arrive, depart, checkIn }: Nights & { home: string; checkIn: string }) => ({
    subject: `You are expected at ${home}`,
    heading: `${firstName}, ${home} is expecting you`,
    paragraphs: [
      `Thank you for telling us. You arrive on ${shortDay(arrive)}, from ${checkIn} by the clock of the house, and leave on ${shortDay(depart)}.`,
      'What you booked stays with the site where you booked it: its price, its terms and your payment.',
    ],
  }),
  unknown: ({ firstName, arrive, depart }: Nights) => ({
    subject: 'We could not find your stay',
    heading: `${firstName}, we could not find your stay`,
    paragraphs: [
      `We know of no stay from ${shortDay(arrive)} to ${shortDay(depart)} under this code. Please look at the code in the confirmation of the site where you booked, and tell us again.`,
    ],
    action: { label: 'Tell us again', path: '/travelers/airbnb' },
  }),
}
