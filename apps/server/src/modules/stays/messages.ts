import { clockOfDay } from '@porchlight/contract'
import { homeClockInWords, shortDay } from '#modules/bookings'
import type { Home } from '#modules/homes'

/** Texts of this module. */
export const problems = {
  notNow: 'You can edit the guest list from confirmation to check-out.',
  tooMany: 'This is more people than the booking includes. Change the booking first.',
  noPlace: 'This stay is full. Ask the person who invited you to make room.',
  noInvitation: 'You can invite friends from confirmation to check-out.',
  usedSecret: 'Create a new link.',
  early: (time: string) => `The home is ready from ${clockOfDay(time)} local time.`,
  settled: 'This guest was already answered.',
}

type Nights = { firstName: string; arrive: string; depart: string }

type Expecting = Pick<Home, 'name' | 'slug' | 'address' | 'townName' | 'checkInTime' | 'checkOutTime' | 'timeZone'>

/** Emails to guests who booked on other sites. */
export const letters = {
  expected: ({ firstName, home, arrive, depart }: Nights & { home: Expecting }) => ({
    subject: `We found your stay at ${home.name}`,
    heading: `${firstName}, ${home.name} is ready for you`,
    paragraphs: [
      'Thank you for connecting your stay. Before you arrive, we’ll send your access details and house guide to the phone or email you gave us.',
      'Your booking, its price, terms, and payment stay with the site where you booked.',
    ],
    facts: [
      {
        label: 'Check-in',
        value: `${shortDay(arrive)}, ${homeClockInWords(home.timeZone, arrive, home.checkInTime)}`,
      },
      {
        label: 'Check-out',
        value: `${shortDay(depart)}, by ${homeClockInWords(home.timeZone, depart, home.checkOutTime)}`,
      },
      { label: 'Address', value: `${home.address}, ${home.townName}` },
    ],
    action: { label: 'View the home', path: `/properties/${home.slug}` },
  }),
  unknown: ({ firstName, arrive, depart }: Nights) => ({
    subject: 'We couldn’t find your stay',
    heading: `${firstName}, we couldn’t find your stay`,
    paragraphs: [
      `We have no stay from ${shortDay(arrive)} to ${shortDay(depart)} with this code. Check the code in the confirmation from the site where you booked and try again.`,
    ],
    action: { label: 'Try again', path: '/travelers/airbnb' },
  }),
}
