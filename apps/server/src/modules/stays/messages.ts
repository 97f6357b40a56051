import { clockOfDay, instantAt, type PlainDate } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { Home } from '#modules/homes'

/** Texts of this module. */
export const problems = {
  notNow: 'You can edit the guest list from confirmation to check-out.',
  tooMany: 'This is more people than the booking includes. Change the booking first.',
  noPlace: 'This stay is full. Ask the person who invited you to make room.',
  noInvitation: 'You can invite friends from confirmation to check-out.',
  usedSecret: 'Create a new link.',
  early: (time: string) => `The home is ready from ${clockOfDay(time)} local time.`,
  stayOver: 'This stay is over.',
  listFull: 'You’ve invited 30 guests. Remove one first.',
  settled: 'This guest was already answered.',
}

type Nights = { firstName: string; arrive: string; depart: string }

type Expecting = Pick<Home, 'name' | 'slug' | 'address' | 'townName' | 'checkInTime' | 'checkOutTime' | 'timeZone'>

/** A day, and a time on the home's clock. */
const timeAt = (zone: string, day: PlainDate, time: string) => ({
  day: { day },
  time: { clock: instantAt(zone, day, time).toISOString(), zone },
})

type OwnerStayInvited = {
  name: string
  host: string
  home: Expecting
  arrive: PlainDate
  depart: PlainDate
  path: string
}

/** Emails to guests who booked on other sites or are invited by an owner. */
export const emails = {
  expected: ({ firstName, home, arrive, depart }: Nights & { home: Expecting }) => ({
    subject: said('external.expected.subject', { home: home.name }),
    heading: said('external.expected.heading', { firstName, home: home.name }),
    paragraphs: [said('external.expected.text'), said('external.expected.terms')],
    facts: [
      {
        label: said('mail.frame.arrive'),
        value: said('mail.frame.from', timeAt(home.timeZone, arrive, home.checkInTime)),
      },
      {
        label: said('mail.frame.depart'),
        value: said('mail.frame.by', timeAt(home.timeZone, depart, home.checkOutTime)),
      },
      { label: said('mail.confirmed.f1'), value: `${home.address}, ${home.townName}` },
    ],
    action: { label: said('external.expected.action'), path: `/properties/${home.slug}` },
  }),
  ownerStay: ({ name, host, home, arrive, depart, path }: OwnerStayInvited) => ({
    subject: said('owner_stay.invited.subject', { host, home: home.name }),
    heading: said('owner_stay.invited.heading', { name, home: home.name }),
    paragraphs: [said('owner_stay.invited.text', { host }), said('owner_stay.invited.link')],
    facts: [
      {
        label: said('mail.frame.arrive'),
        value: said('mail.frame.from', timeAt(home.timeZone, arrive, home.checkInTime)),
      },
      {
        label: said('mail.frame.depart'),
        value: said('mail.frame.by', timeAt(home.timeZone, depart, home.checkOutTime)),
      },
      { label: said('mail.confirmed.f1'), value: `${home.address}, ${home.townName}` },
    ],
    action: { label: said('owner_stay.invited.action'), path },
  }),
  unknown: ({ firstName, arrive, depart }: Nights) => ({
    subject: said('external.unknown.subject'),
    heading: said('external.unknown.heading', { firstName }),
    paragraphs: [said('external.unknown.text', { arrive: { day: arrive }, depart: { day: depart } })],
    action: { label: said('external.unknown.action'), path: '/travelers/airbnb' },
  }),
}
