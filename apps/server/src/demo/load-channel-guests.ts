import { addDays, type BodyOf, dateIn, type tellExternalStay } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { reportedStays, saveExternalStay, settleExternal } from '#modules/stays'

const zone = 'America/New_York'
const hour = 3_600_000

type Reported = BodyOf<typeof tellExternalStay>
type ChannelGuest = Omit<Reported, 'arrive' | 'depart'> & { arrivesIn: number; nights: number; hoursAgo: number }

/** Guests of other sites who gave their names and arrival; the first two have had an answer. */
const guests: readonly (ChannelGuest & { answer?: 'confirmed' | 'unknown' })[] = [
  {
    channel: 'airbnb',
    code: 'HMK3T8Q2ZP',
    firstName: 'Marisol',
    lastName: 'Quintana',
    email: 'marisol.quintana@example.com',
    phone: '+16175550142',
    arrivesIn: 2,
    nights: 4,
    adults: 4,
    children: 2,
    arrivalTime: '17:30',
    note: 'We have two cars. Is there room for both?',
    hoursAgo: 52,
    answer: 'confirmed',
  },
  {
    channel: 'other',
    code: 'BK-88213',
    firstName: 'Trevor',
    lastName: 'Lang',
    email: 'trevor.lang@example.com',
    phone: '+12035550187',
    arrivesIn: 9,
    nights: 2,
    adults: 2,
    children: 0,
    arrivalTime: null,
    note: '',
    hoursAgo: 30,
    answer: 'unknown',
  },
  {
    channel: 'vrbo',
    code: 'HA-7Q4KZM',
    firstName: 'Priscilla',
    lastName: 'Nakamura',
    email: 'p.nakamura@example.com',
    phone: '+16465550119',
    arrivesIn: 5,
    nights: 7,
    adults: 6,
    children: 1,
    arrivalTime: '16:00',
    note: 'One guest uses a cane. Which bedroom is closest to the entrance?',
    hoursAgo: 6,
  },
  {
    channel: 'booking',
    code: '4417820935',
    firstName: 'Anders',
    lastName: 'Holm',
    email: 'anders.holm@example.com',
    phone: '+4520550143',
    arrivesIn: 16,
    nights: 5,
    adults: 2,
    children: 3,
    arrivalTime: '20:45',
    note: 'We land late. Can we check in by ourselves?',
    hoursAgo: 3,
  },
]

/** Guests who booked on another site and reported their stay: answered ones, and ones that wait for the team. */
export const loadChannelGuests = async (
  app: App,
  { homeIds, staff }: { homeIds: readonly number[]; staff: number },
): Promise<void> => {
  const now = app.clock.now()
  const today = dateIn(zone, now)
  for (const { arrivesIn, nights, hoursAgo, answer, ...reported } of guests) {
    const arrive = addDays(today, arrivesIn)
    const then = (hours: number) => app.work.at(new Date(now.getTime() - hours * hour))
    await then(hoursAgo).write((ctx) => saveExternalStay(ctx, { ...reported, arrive, depart: addDays(arrive, nights) }))
    if (!answer) continue
    await then(hoursAgo - 2).write(async (ctx) => {
      const saved = (await reportedStays(ctx)).find(({ code }) => code === reported.code)
      const homeId = answer === 'confirmed' ? (homeIds[0] ?? null) : null
      if (saved) await settleExternal(app, ctx, saved.id, { homeId, by: staff })
    })
  }
}
