import { clockOfDay } from '@porchlight/contract'
import { homeClockInWords, shortDay } from '#modules/bookings'
import type { Home } from '#modules/homes'

/** Every word of this module's own. */
export const problems = {
  notNow: 'Who comes can be said from the confirmation until the stay is over.',
  tooMany: 'These are more people than the stay was booked for. Please change the stay first.',
  noPlace: 'All places of this stay are taken. Whoever invited you can make room.',
  noInvitation: 'Friends can be invited from the confirmation until the stay is over.',
  usedSecret: 'Please make the link anew.',
  early: (time: string) => `The home is ready from ${clockOfDay(time)} local time.`,
  settled: 'Someone has answered this guest already.',
}

type Nights = { firstName: string; arrive: string; depart: string }

type Expecting = Pick<Home, 'name' | 'slug' | 'address' | 'townName' | 'checkInTime' | 'checkOutTime' | 'timeZone'>

/** To guests of other sites. */
export const letters = {
  expected: ({ firstName, home, arrive, depart }: Nights & { home: Expecting }) => ({
    subject: `You are expected at ${home.name}`,
    heading: `${firstName}, ${home.name} is expecting you`,
    paragraphs: [
      'Thank you for telling us. What opens the house and how everything in it works you hear from us before you come, by the phone or the address you gave.',
      'What you booked stays with the site where you booked it: its price, its terms and your payment.',
    ],
    facts: [
      {
        label: 'Arrive',
        value: `${shortDay(arrive)}, from ${homeClockInWords(home.timeZone, arrive, home.checkInTime)}`,
      },
      {
        label: 'Leave',
        value: `${shortDay(depart)}, by ${homeClockInWords(home.timeZone, depart, home.checkOutTime)}`,
      },
      { label: 'Address', value: `${home.address}, ${home.townName}` },
    ],
    action: { label: 'See the house', path: `/properties/${home.slug}` },
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
