import {
  type ArrivalOfDay,
  addDays,
  type DepartureOfDay,
  type HomeOfDay,
  type Permission,
  type PlainDate,
  type StaffToday,
  type TurnoverOfDay,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { type Hold, holdsOf } from '#modules/availability'
import { agreedHours, type Booking, staysArriving, staysDeparting, usesOf } from '#modules/bookings'
import { depositViews } from '#modules/deposits'
import type { HomeInBrief } from '#modules/homes'
import { cardPicturesOf, pictureView } from '#modules/media'
import { entriesOf } from '#modules/stays'
import { checkCounts, type JobRow, jobCards, lastTurnovers, sameDayTurnovers } from '#modules/works'
import { expectedAtHome, readinessOf } from './rules.ts'

type Homes = ReadonlyMap<number, HomeInBrief>
type May = (permission: Permission) => boolean
/** A day as one staff member sees it. */
type Reading = { date: PlainDate; homes: Homes; may: May }

const nightsAhead = 14

const homesOfDay = async (ctx: ReadCtx, homes: readonly HomeInBrief[]): Promise<Map<number, HomeOfDay>> => {
  const pictures = await cardPicturesOf(
    ctx,
    'home',
    homes.map(({ id }) => id),
  )
  return new Map(
    homes.map(({ id, name, townName, timeZone }) => {
      const [first] = pictures.get(id) ?? []
      return [id, { id, name, town: townName, timeZone, image: first ? pictureView(first) : null }]
    }),
  )
}

const readinessBy = (job: JobRow | undefined) => ({
  readiness: readinessOf(job && { state: job.state, assigned: job.member_id !== null || job.vendor_id !== null }),
  jobId: job?.id ?? null,
})

const nights = (from: PlainDate, to: PlainDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Stays not booked with us: from other sites, and owner stays. */
const otherStays = (holds: readonly Hold[]): Hold[] =>
  holds.filter(
    ({ kind, blockKind, sourceId }) =>
      sourceId === null && (kind === 'externalblock' || (kind === 'blocked' && blockKind === 'owner_stay')),
  )

const kindOf = ({ kind }: Hold): 'external' | 'owner' => (kind === 'externalblock' ? 'external' : 'owner')

type Common = Omit<ArrivalOfDay, 'at' | 'arrived' | 'balance' | 'identity' | 'doorCode'>

const namesOf = async (ctx: ReadCtx, bookings: readonly Booking[], may: May): Promise<Map<number, string>> => {
  if (!may('bookings')) return new Map()
  const guests = await accountsByIds(ctx, [...new Set(bookings.map(({ guestId }) => guestId))])
  return new Map([...guests].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`.trim()]))
}

const ofBooking = (
  { id, number, guestId, party, arrive, depart }: Booking,
  home: HomeOfDay,
  job: JobRow | undefined,
  names: ReadonlyMap<number, string>,
): Common => ({
  kind: 'guest',
  home,
  booking: { id, number },
  guest: names.get(guestId) ?? null,
  guests: party.adults + party.children + party.infants,
  nights: nights(arrive, depart),
  ...readinessBy(job),
})

const ofHold = (hold: Hold, home: HomeOfDay, job: JobRow | undefined): Common => ({
  kind: kindOf(hold),
  home,
  booking: null,
  guest: null,
  guests: null,
  nights: nights(hold.arrive, hold.depart),
  ...readinessBy(job),
})

/** The parts both lists are built from. */
const partsOf = async (ctx: ReadCtx, { date, homes, may }: Reading, bookings: readonly Booking[]) => {
  const holds = otherStays(await holdsOf(ctx, [...homes.keys()], addDays(date, -1), addDays(date, 1)))
  const concerned = [...new Set([...bookings, ...holds].map(({ homeId }) => homeId))]
  return {
    holds,
    views: await homesOfDay(
      ctx,
      concerned.flatMap((id) => homes.get(id) ?? []),
    ),
    names: await namesOf(ctx, bookings, may),
  }
}

const inHomes = (bookings: readonly Booking[], homes: Homes): Booking[] =>
  bookings.filter(({ homeId }) => homes.has(homeId))

const arrivalsOf = async (ctx: ReadCtx, reading: Reading): Promise<ArrivalOfDay[]> => {
  const { date, homes, may } = reading
  const bookings = inHomes(await staysArriving(ctx, date), homes)
  const { holds, views, names } = await partsOf(ctx, reading, bookings)
  const jobs = await lastTurnovers(ctx, [...views.keys()], date)
  const entries = await entriesOf(ctx, bookings)
  const guests = bookings.flatMap((booking): ArrivalOfDay[] => {
    const [home, view, entry] = [homes.get(booking.homeId), views.get(booking.homeId), entries.get(booking.id)]
    if (!home || !view || !entry) return []
    const sees = may('bookings')
    return [
      {
        ...ofBooking(booking, view, jobs.get(home.id), names),
        at: expectedAtHome({ ...agreedHours(booking), arrive: date }, entry.arrivalTime).toISOString(),
        arrived: booking.status !== 'confirmed',
        balance:
          entry.dueNow > 0 && (sees || may('money')) ? { amount: entry.dueNow, currency: booking.currency } : null,
        identity: sees ? entry.identity : null,
        doorCode: sees ? entry.doorCode : null,
      },
    ]
  })
  const others = holds
    .filter(({ arrive }) => arrive === date)
    .flatMap((hold): ArrivalOfDay[] => {
      const [home, view] = [homes.get(hold.homeId), views.get(hold.homeId)]
      if (!home || !view) return []
      const at = expectedAtHome({ ...home, arrive: date }, null)
      return [
        {
          ...ofHold(hold, view, jobs.get(home.id)),
          at: at.toISOString(),
          arrived: at <= ctx.now,
          balance: null,
          identity: null,
          doorCode: null,
        },
      ]
    })
  return [...guests, ...others].sort((one, other) => one.at.localeCompare(other.at))
}

const departuresOf = async (ctx: ReadCtx, reading: Reading): Promise<DepartureOfDay[]> => {
  const { date, homes, may } = reading
  const bookings = inHomes(await staysDeparting(ctx, date), homes)
  const { holds, views, names } = await partsOf(ctx, reading, bookings)
  const jobs = await lastTurnovers(ctx, [...views.keys()], date)
  const deposits = may('bookings') ? await depositViews(ctx, bookings) : new Map<number, never>()
  const rows: DepartureOfDay[] = []
  for (const booking of bookings) {
    const view = views.get(booking.homeId)
    if (!view) continue
    const deposit = deposits.get(booking.id)
    rows.push({
      ...ofBooking(booking, view, jobs.get(booking.homeId), names),
      at: booking.checkOutAt.toISOString(),
      left: booking.status === 'completed',
      deposit: deposit ? { amount: deposit.amount, state: deposit.state } : null,
    })
  }
  for (const hold of holds.filter(({ depart }) => depart === date)) {
    const [home, view] = [homes.get(hold.homeId), views.get(hold.homeId)]
    if (!home || !view) continue
    const at = expectedAtHome({ ...home, arrive: date, checkInTime: home.checkOutTime }, null)
    rows.push({ ...ofHold(hold, view, jobs.get(home.id)), at: at.toISOString(), left: at <= ctx.now, deposit: null })
  }
  return rows.sort((one, other) => one.at.localeCompare(other.at))
}

const turnoversOf = async (ctx: ReadCtx, { date, homes }: Reading): Promise<TurnoverOfDay[]> => {
  const rows = (await sameDayTurnovers(ctx, date)).filter(({ home_id }) => homes.has(home_id))
  const views = await homesOfDay(
    ctx,
    rows.flatMap(({ home_id }) => homes.get(home_id) ?? []),
  )
  const cards = new Map((await jobCards(ctx, rows)).map((card) => [card.id, card]))
  const counts = await checkCounts(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row): TurnoverOfDay[] => {
    const home = views.get(row.home_id)
    if (!home || !row.opens_at || !row.due_at) return []
    return [
      {
        jobId: row.id,
        home,
        assignee: cards.get(row.id)?.assignee?.name ?? null,
        readiness: readinessBy(row).readiness,
        opensAt: row.opens_at.toISOString(),
        dueAt: row.due_at.toISOString(),
        checks: counts.get(row.id) ?? { done: 0, total: 0 },
      },
    ]
  })
}

const inUse = new Set(['paid', 'owner', 'elsewhere'])
const offMarket = new Set(['repair', 'turnover'])

const nightsOf = async (ctx: ReadCtx, { date, homes }: Reading): Promise<StaffToday['nights']> => {
  const uses = [...(await usesOf(ctx, [...homes.keys()], { from: date, to: addDays(date, nightsAhead) })).values()]
  return Array.from({ length: nightsAhead }, (_, at) => ({
    date: addDays(date, at),
    used: uses.filter((ofHome) => inUse.has(ofHome[at] ?? 'free')).length,
    homes: uses.filter((ofHome) => !offMarket.has(ofHome[at] ?? 'free')).length,
  }))
}

/** Arrivals, departures, and the preparation in between, as far as the reader's permissions allow. */
export const dayOf = async (
  ctx: ReadCtx,
  reading: Reading,
): Promise<Pick<StaffToday, 'arrivals' | 'departures' | 'turnovers' | 'nights'>> => {
  const { may } = reading
  if (!may('bookings') && !may('homes')) return { arrivals: null, departures: null, turnovers: null, nights: null }
  return {
    arrivals: await arrivalsOf(ctx, reading),
    departures: await departuresOf(ctx, reading),
    turnovers: may('homes') ? await turnoversOf(ctx, reading) : null,
    nights: await nightsOf(ctx, reading),
  }
}
