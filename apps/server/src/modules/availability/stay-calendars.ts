import { addDays, dateIn, dayNumber, nightsIn, type PlainDate, type Stay } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Home, homeById, homesByIds, liveHomes } from '#modules/homes'
import { freeNights } from './engine/free-nights.ts'
import { type Gap, gapsIn } from './engine/gaps.ts'
import { busyNightsOf, type Hold, keepsOut } from './engine/holds.ts'
import { nearestStaysOf } from './engine/nearest-stays.ts'
import { type HomeNight, homeNights } from './engine/night-status.ts'
import { type SearchNights, searchNights } from './engine/search-nights.ts'
import { shortestStaysOf } from './engine/shortest-stays.ts'
import { type StayCalendar, type StaySettings, stayCalendar, usualSettings } from './engine/stay-calendar.ts'
import { partyReasons, type StayParty, type StayReason, stayReasonsOf } from './engine/stay-reasons.ts'
import type { StayRule } from './engine/stay-rules.ts'
import { type StayTerms, stayTermsOf } from './home-calendar.ts'
import { holdsOf } from './queries.ts'

/** How many days to look around a stay to see the gaps it is in or would leave (R11). */
const lookAround = 120

const usualTerms: StayTerms = { settings: usualSettings, rules: [] }

type Known = { home: Home; holds: Hold[]; settings: StaySettings; rules: readonly StayRule[] }

const openedDays = (holds: readonly Hold[]): number[] =>
  holds.filter((hold) => !keepsOut(hold.kind)).flatMap((hold) => nightsIn(hold).map(dayNumber))

function calendarOf(
  ctx: Pick<ReadCtx, 'now'>,
  { home, holds, settings, rules }: Known,
  from: PlainDate,
  to: PlainDate,
): StayCalendar {
  const busy = holds.filter((hold) => keepsOut(hold.kind)).map((hold) => busyNightsOf(hold, settings.preparationNights))
  return stayCalendar({
    nights: freeNights(busy, dayNumber(from), dayNumber(to)),
    opened: openedDays(holds),
    settings,
    rules,
    timeZone: home.timeZone,
    now: ctx.now,
  })
}

/** Rules and settings to use instead of a home's own, to see what they would change. */
export type SupposedRules = { rules: readonly StayRule[]; settings: Partial<StaySettings> }

async function calendarAround(
  ctx: ReadCtx,
  known: Home | number,
  from: PlainDate,
  to: PlainDate,
  { ignoreHoldId }: { ignoreHoldId?: number | undefined } = {},
) {
  const home = typeof known === 'number' ? await homeById(ctx, known) : known
  const homeId = home.id
  const start = addDays(from, -lookAround)
  const end = addDays(to, lookAround)
  const all = await holdsOf(ctx, [homeId], start, end)
  const holds = all.filter((hold) => hold.id !== ignoreHoldId && hold.sourceId !== ignoreHoldId)
  const { settings, rules } = (await stayTermsOf(ctx, [homeId])).get(homeId) ?? usualTerms
  return { home, calendar: calendarOf(ctx, { home, holds, settings, rules }, start, end) }
}

/**
 * Every rule that rejects this stay for this party, with its data; none means it can be booked (R9-R14).
 * @param asked.ignoreHoldId the requester's own hold, which is ignored
 * @param asked.begun the requester has already arrived, so arrival rules no longer apply
 * @throws Problem 404 for an unknown home
 */
export async function stayReasons(
  ctx: ReadCtx,
  home: Home | number,
  stay: Stay,
  requested: { party?: StayParty; ignoreHoldId?: number; begun?: boolean } = {},
): Promise<StayReason[]> {
  const { home: found, calendar } = await calendarAround(ctx, home, stay.arrive, stay.depart, requested)
  return [
    ...(found.status === 'live' ? [] : [{ code: 'not_bookable' as const }]),
    ...stayReasonsOf(calendar, stay, requested.begun),
    ...(requested.party ? partyReasons(found, requested.party) : []),
  ]
}

/** The bookable stays nearest to the requested one, best first. */
export async function nearestStays(ctx: ReadCtx, homeId: number, wanted: Stay, count = 3): Promise<Stay[]> {
  const { calendar } = await calendarAround(ctx, homeId, wanted.arrive, wanted.depart)
  return nearestStaysOf(calendar, wanted, count)
}

/** A home's days `[from, to)`: status, departures and arrivals, what an arrival would need (R2, R7). */
export async function nightsOfHome(
  ctx: ReadCtx,
  homeId: number,
  from: PlainDate,
  to: PlainDate,
  supposed?: SupposedRules,
): Promise<HomeNight[]> {
  const home = await homeById(ctx, homeId)
  return (await nightsOfHomes(ctx, [home], from, to, supposed)).get(homeId) ?? []
}

/** The same for many homes at once, by home id. */
export async function nightsOfHomes(
  ctx: ReadCtx,
  homes: readonly Home[],
  from: PlainDate,
  to: PlainDate,
  supposed?: SupposedRules,
): Promise<Map<number, HomeNight[]>> {
  const calendars = await calendarsOf(ctx, homes, from, to, supposed)
  return new Map(calendars.map(({ home, holds, calendar }) => [home.id, homeNights(calendar, holds, from, to)]))
}

/** A stay and the moment it is requested. */
export type StayAt = { stay: Stay; at: Date }

/**
 * Whether each stay meets a home's stay rules, assuming all its nights are available: length, days, notice, and window
 * (R9, R10, R12, R13).
 */
export async function fitStayRules(
  ctx: ReadCtx,
  home: Home,
  requested: readonly StayAt[],
  supposed?: SupposedRules,
): Promise<boolean[]> {
  const own = (await stayTermsOf(ctx, [home.id])).get(home.id) ?? usualTerms
  const known = {
    home,
    holds: [],
    settings: { ...own.settings, ...supposed?.settings },
    rules: supposed?.rules ?? own.rules,
  }
  return requested.map(({ stay, at }) => {
    const [from, to] = [addDays(stay.arrive, -lookAround), addDays(stay.depart, lookAround)]
    return stayReasonsOf(calendarOf({ now: at }, known, from, to), stay).length === 0
  })
}

const byHome = (holds: readonly Hold[]): Map<number, Hold[]> => Map.groupBy(holds, (hold) => hold.homeId)

/** What search needs to know about a home's nights, and how early an arrival must be booked (R13). */
export type SearchNightsOfHome = {
  homeId: number
  notice: { timeZone: string; noticeDays: number; cutOffHour: number }
  nights: SearchNights
}

/** Calendars of many homes that cover the days `[from, to)` and far enough around them. */
async function calendarsOf(
  ctx: ReadCtx,
  homes: readonly Home[],
  from: PlainDate,
  to: PlainDate,
  supposed?: SupposedRules,
): Promise<{ home: Home; holds: Hold[]; settings: StaySettings; calendar: StayCalendar }[]> {
  const ids = homes.map((home) => home.id)
  const start = addDays(from, -lookAround)
  const end = addDays(to, lookAround)
  const [holds, terms] = await Promise.all([holdsOf(ctx, ids, start, end), stayTermsOf(ctx, ids)])
  const held = byHome(holds)
  return homes.map((home) => {
    const { settings, rules } = terms.get(home.id) ?? usualTerms
    const own = { ...settings, ...supposed?.settings }
    const known = { home, holds: held.get(home.id) ?? [], settings: own, rules: supposed?.rules ?? rules }
    return { home, holds: known.holds, settings: own, calendar: calendarOf(ctx, known, start, end) }
  })
}

/** The nights `[from, to)` of many homes at once, for search; `all` means every live home. */
export async function searchNightsOf(
  ctx: ReadCtx,
  which: readonly number[] | 'all',
  from: PlainDate,
  to: PlainDate,
): Promise<SearchNightsOfHome[]> {
  const homes = which === 'all' ? await liveHomes(ctx) : await homesByIds(ctx, which)
  return (await calendarsOf(ctx, homes, from, to)).map(({ home, settings, calendar }) => ({
    homeId: home.id,
    notice: { timeZone: home.timeZone, noticeDays: settings.noticeDays, cutOffHour: settings.sameDayCutoffHour },
    nights: searchNights(calendar, dayNumber(from), dayNumber(to)),
  }))
}

/** For each arrival in `[from, to)` that can be booked, the shortest bookable stay, by home id. */
export async function shortestStays(
  ctx: ReadCtx,
  homes: readonly Home[],
  from: PlainDate,
  to: PlainDate,
  supposed?: SupposedRules,
): Promise<Map<number, Stay[]>> {
  const calendars = await calendarsOf(ctx, homes, from, to, supposed)
  return new Map(
    calendars.map(({ home, calendar }) => [home.id, shortestStaysOf(calendar, dayNumber(from), dayNumber(to))]),
  )
}

/** Open nights within `[from, to)` that no one can book because the stays around them leave too few, by home id. */
export async function gapsOfHomes(
  ctx: ReadCtx,
  homes: readonly Home[],
  from: PlainDate,
  to: PlainDate,
): Promise<Map<number, Gap[]>> {
  const calendars = await calendarsOf(ctx, homes, from, to)
  return new Map(calendars.map(({ home, calendar }) => [home.id, gapsIn(calendar, dayNumber(from), dayNumber(to))]))
}

/** "Today" of a home (R13). */
export const todayOf = (home: Home, now: Date): PlainDate => dateIn(home.timeZone, now)
