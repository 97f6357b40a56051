import { addDays, daysBetween, type PlainDate, weekdayOf } from '@porchlight/contract'
import type { DemoHome } from './homes.ts'
import type { Random } from './random.ts'
import { type ReviewWords, reviewDealer } from './review-words.ts'

export type DemoStay = {
  home: number
  /** Position among the world's guests; 0 is the demo guest. */
  guest: number
  arrive: PlainDate
  depart: PlainDate
  adults: number
  children: number
  /** Number of days before arrival on which it was booked. */
  lead: number
  fate: 'stayed' | 'upcoming' | 'waiting' | 'canceled'
  review: ReviewWords | null
}

/** A stay before anyone is chosen for it; some are for a guest who has stayed before. */
export type OpenStay = Omit<DemoStay, 'guest'> & { returning: boolean }

export type DemoBlock = {
  home: number
  from: PlainDate
  to: PlainDate
  kind: 'owner_stay' | 'repair' | 'closed'
  reason: string
}

const inSummer = (date: PlainDate): boolean => date.slice(5) >= '06-15' && date.slice(5) < '09-08'

const minimum = (home: DemoHome, date: PlainDate): number =>
  inSummer(date) ? home.rates.summerMinStay : home.rates.minStay

const reasons: readonly Omit<DemoBlock, 'home' | 'from' | 'to'>[] = [
  { kind: 'owner_stay', reason: 'Family week' },
  { kind: 'repair', reason: 'Plumbing' },
  { kind: 'repair', reason: 'Roof over the porch' },
  { kind: 'closed', reason: 'Held for a private visit' },
]

const partyFor = (random: Random, home: DemoHome) => {
  const guests = random.whole(2, Math.max(2, Math.min(home.sleeps, 10)))
  const children = guests > 3 && random.chance(0.5) ? random.whole(1, Math.min(3, guests - 2)) : 0
  return { adults: guests - children, children }
}

/** The company began in the spring of the previous year, with fewer stays than it has now. */
const historyDays = 600

/** Guests come for one or two weeks in summer, and for a few days to a week in the rest of the year. */
const nightsOf = (random: Random, home: DemoHome, arrive: PlainDate): number =>
  Math.max(minimum(home, arrive), random.pick(inSummer(arrive) ? [7, 7, 7, 10, 14, 14] : [3, 4, 5, 7, 7, 10]))

/** How likely a past stay that could have been isn't: the longer ago, the more; in summer, the less. */
const quietIn = (daysAgo: number, arrive: PlainDate): number =>
  inSummer(arrive) ? (daysAgo > 365 ? 0.7 : 0.2) : daysAgo > 365 ? 0.88 : 0.68

/** The days that the team's first pages show: someone always arrives and departs. */
const isNear = (date: PlainDate, today: PlainDate): boolean => date > addDays(today, -9) && date < addDays(today, 8)

/**
 * A home's past twenty months and next half year: stays in sequence with gaps, so that none overlap and each meets the
 * minimum stay on its arrival date. Winter is quieter than summer.
 */
export const calendarOf = (
  seed: Random,
  home: DemoHome,
  today: PlainDate,
): { stays: OpenStay[]; blocks: DemoBlock[] } => {
  const random = seed.fork(`calendar ${home.site.id}`)
  const review = reviewDealer(random.fork('reviews'), home)
  const stays: OpenStay[] = []
  const blocks: DemoBlock[] = []
  const last = addDays(today, 240)
  let free = addDays(today, -historyDays + random.whole(0, 20))
  while (free < last) {
    const past = free < today
    // What people see first, the weeks around today, is as busy as summer.
    const busy = inSummer(free) || (free > addDays(today, -14) && free < addDays(today, 75))
    const wait = isNear(free, today) ? random.whole(0, 3) : busy ? random.whole(0, 6) : random.whole(3, past ? 46 : 24)
    const arrive = addDays(free, wait)
    const nights = nightsOf(random, home, arrive)
    const depart = addDays(arrive, nights)
    if (depart >= last) break
    free = addDays(depart, home.prepNights)
    if (!past && random.chance(0.12)) {
      blocks.push({ home: home.index, from: arrive, to: depart, ...random.pick(reasons) })
      continue
    }
    // The past year needs fewer stays than the months ahead to look lived in; the days around today need the most.
    if (
      random.chance(
        isNear(arrive, today) ? 0.2 : past ? quietIn(daysBetween(arrive, today), arrive) : busy ? 0.25 : 0.55,
      )
    )
      continue
    const party = partyFor(random, home)
    stays.push({
      home: home.index,
      returning: random.chance(0.3),
      arrive,
      depart,
      ...party,
      lead: random.whole(12, 90) + weekdayOf(arrive),
      fate: depart < today ? (random.chance(0.06) ? 'canceled' : 'stayed') : 'upcoming',
      review: depart < today && random.chance(0.8) ? review({ arrive, nights, ...party }) : null,
    })
  }
  return { stays, blocks }
}

/** How long guests stay away before they return. */
const awayFor = 45

/**
 * Chooses a guest for each stay, given in order of arrival: a new one, or one whose last stay was a while ago, so that
 * nobody is in two homes at once.
 */
export const guestsFor = (stays: readonly OpenStay[]): DemoStay[] => {
  const rested: { guest: number; depart: PlainDate }[] = []
  let known = 0
  return stays.map(({ returning, ...stay }) => {
    const back = returning ? rested.findIndex(({ depart }) => addDays(depart, awayFor) < stay.arrive) : -1
    const guest = back < 0 ? ++known : (rested.splice(back, 1)[0]?.guest ?? 0)
    rested.push({ guest, depart: stay.depart })
    return { ...stay, guest }
  })
}
