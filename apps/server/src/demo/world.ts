import { addDays, type PlainDate } from '@porchlight/contract'
import { type DemoHome, homesOf } from './homes.ts'
import type { Island } from './island.ts'
import { type DemoPeople, peopleOf } from './people.ts'
import { type Random, randomFrom } from './random.ts'
import { calendarOf, type DemoBlock, type DemoStay, guestsFor } from './stays.ts'

/** Owners by position in the world; the demo owner is 0. Shares are in basis points. */
export type DemoShares = { owner: number; basisPoints: number }[]

export type World = {
  seed: number
  today: PlainDate
  homes: readonly DemoHome[]
  people: DemoPeople
  /** One entry for each home. */
  shares: readonly DemoShares[]
  stays: readonly DemoStay[]
  blocks: readonly DemoBlock[]
}

/** How many homes the demo owner has. */
const ownHomes = 12

/**
 * @param guests the home of the demo guest's last trip, which the demo owner also owns, so that the two can write to
 * each other.
 */
const sharesOf = (random: Random, homes: readonly DemoHome[], owners: number, guests?: number): DemoShares[] =>
  homes.map(({ index }) => {
    if (index === guests && index > 0) return [{ owner: 0, basisPoints: 10_000 }]
    if (index % Math.max(1, Math.floor(homes.length / ownHomes)) === 0) {
      // One home is owned by three siblings: thirds that don't divide evenly (R51).
      if (index === 0 && owners > 2)
        return [
          { owner: 0, basisPoints: 3_334 },
          { owner: 1, basisPoints: 3_333 },
          { owner: 2, basisPoints: 3_333 },
        ]
      return [{ owner: 0, basisPoints: 10_000 }]
    }
    return [{ owner: random.whole(1, owners), basisPoints: 10_000 }]
  })

/** A stay that ended a few days ago: it can still be reviewed, and damage can still be claimed. */
const lastTrip = (stays: readonly DemoStay[], today: PlainDate): DemoStay | undefined =>
  stays.findLast(
    (stay) => stay.fate === 'stayed' && stay.depart > addDays(today, -11) && stay.depart < addDays(today, -1),
  )

const bookedOn = ({ arrive, lead }: DemoStay): PlainDate => addDays(arrive, -lead)

/** An upcoming stay whose home can have required ID since it was booked: guests who booked later also arrive later. */
const nextTrip = (stays: readonly DemoStay[], today: PlainDate): DemoStay | undefined =>
  stays.find(
    (stay) =>
      stay.fate === 'upcoming' &&
      stay.arrive > addDays(today, 9) &&
      stays.every(
        (other) => other.home !== stay.home || other.arrive >= stay.arrive || bookedOn(other) < bookedOn(stay),
      ),
  )

/** The demo guest's own trips: one soon, one long past, one just ended. No one has arrived at that home since (R74). */
const tripsOfTheGuest = (stays: readonly DemoStay[], lately: DemoStay | undefined, today: PlainDate): DemoStay[] => {
  const soon = nextTrip(stays, today)
  const before = stays.find(
    (stay) => stay.fate === 'stayed' && stay.depart < addDays(today, -40) && stay.review === null,
  )
  const cameSince = ({ home, arrive }: DemoStay): boolean =>
    home === lately?.home && arrive >= lately.depart && arrive < addDays(today, 4)
  return stays
    .filter((stay) => !cameSince(stay))
    .map((stay) => {
      if (stay === soon || stay === before) return { ...stay, guest: 0 }
      return stay === lately ? { ...stay, guest: 0, review: null } : stay
    })
}

/** Some upcoming stays in request-to-book homes are still waiting for an answer. */
const someWaiting = (stays: readonly DemoStay[], homes: readonly DemoHome[], today: PlainDate): DemoStay[] => {
  let waiting = Math.max(3, Math.round(homes.length / 20))
  return stays.map((stay) => {
    const asks = homes[stay.home]?.instant === false && stay.fate === 'upcoming' && stay.arrive > addDays(today, 25)
    if (!asks || waiting === 0) return stay
    waiting -= 1
    return { ...stay, fate: 'waiting' }
  })
}

/** The whole demo world from a seed and a day: the same input gives the same output. */
export const worldOf = (
  island: Island,
  { homes: count, seed, today }: { homes: number; seed: number; today: PlainDate },
): World => {
  const random = randomFrom(seed)
  const homes = homesOf(random, island, count)
  const calendars = homes.map((home) => calendarOf(random, home, today))
  const stays = guestsFor(
    calendars
      .flatMap((calendar) => calendar.stays)
      .sort((a, b) => (a.arrive < b.arrive ? -1 : a.arrive > b.arrive ? 1 : a.home - b.home)),
  )
  const people = peopleOf(random, {
    owners: Math.max(2, Math.round(count / 4)),
    guests: Math.max(10, count, ...stays.map(({ guest }) => guest)),
  })
  const lately = lastTrip(stays, today)
  return {
    seed,
    today,
    homes,
    people,
    shares: sharesOf(random.fork('shares'), homes, people.owners.length, lately?.home),
    stays: someWaiting(tripsOfTheGuest(stays, lately, today), homes, today),
    blocks: calendars.flatMap((calendar) => calendar.blocks),
  }
}
