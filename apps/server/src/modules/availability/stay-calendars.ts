import { addDays, dateIn, dayNumber, nightsIn, type PlainDate, type Stay } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Home, homeById, homesByIds, liveHomes } from '#modules/homes'
import { freeNights, isFree } from './engine/free-nights.ts'
import { busyNightsOf, type Hold, keepsOut } from './engine/holds.ts'
import { nearestStaysOf } from './engine/nearest-stays.ts'
import { type HomeNight, homeNights } from './engine/night-status.ts'
import { arrivalAllowed, departureAllowed, maxNights, minNightsFrom } from './engine/restrictions.ts'
import { type StayCalendar, type StaySettings, stayCalendar, usualSettings } from './engine/stay-calendar.ts'
import { partyReasons, type StayParty, type StayReason, stayReasonsOf } from './engine/stay-reasons.ts'
import type { StayRule } from './engine/stay-rules.ts'
import { stayRulesOf, staySettingsOf } from './home-calendar.ts'
import { holdsOf } from './queries.ts'

/** Far enough around a stay to see the gaps it is in or would leave (R11), in days. */
const lookAround = 120

type Known = { home: Home; holds: Hold[]; settings: StaySettings; rules: StayRule[] }

const openedDays = (holds: readonly Hold[]): number[] =>
  holds.filter((hold) => !keepsOut(hold.kind)).flatMap((hold) => nightsIn(hold).map(dayNumber))

function calendarOf(
  ctx: ReadCtx,
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

async function calendarAround(ctx: ReadCtx, homeId: number, from: PlainDate, to: PlainDate, ignoreHoldId?: number) {
  const home = await homeById(ctx, homeId)
  const start = addDays(from, -lookAround)
  const end = addDays(to, lookAround)
  const all = await holdsOf(ctx, [homeId], start, end)
  const holds = all.filter((hold) => hold.id !== ignoreHoldId && hold.sourceId !== ignoreHoldId)
  const settings = (await staySettingsOf(ctx, [homeId])).get(homeId) ?? usualSettings
  const rules = (await stayRulesOf(ctx, [homeId])).get(homeId) ?? []
  return { home, holds, calendar: calendarOf(ctx, { home, holds, settings, rules }, start, end) }
}

/**
 * Every rule that refuses this stay to this party, with its data; none means it can be had (R9-R14).
 * @param asked.ignoreHoldId the asker's own hold, which does not stand in his way
 * @throws Problem 404 for an unknown home
 */
export async function stayReasons(
  ctx: ReadCtx,
  homeId: number,
  stay: Stay,
  asked: { party?: StayParty; ignoreHoldId?: number } = {},
): Promise<StayReason[]> {
  const { home, calendar } = await calendarAround(ctx, homeId, stay.arrive, stay.depart, asked.ignoreHoldId)
  return [
    ...(home.status === 'live' ? [] : [{ code: 'not_bookable' as const }]),
    ...stayReasonsOf(calendar, stay),
    ...(asked.party ? partyReasons(home, asked.party) : []),
  ]
}

/** The stays nearest to the wanted one that can be had, best first. */
export async function nearestStays(ctx: ReadCtx, homeId: number, wanted: Stay, count = 3): Promise<Stay[]> {
  const { calendar } = await calendarAround(ctx, homeId, wanted.arrive, wanted.depart)
  return nearestStaysOf(calendar, wanted, count)
}

/** The days `[from, to)` of a home: status, who leaves and arrives, what an arrival would need (R2, R7). */
export async function nightsOfHome(ctx: ReadCtx, homeId: number, from: PlainDate, to: PlainDate): Promise<HomeNight[]> {
  const { holds, calendar } = await calendarAround(ctx, homeId, from, to)
  return homeNights(calendar, holds, from, to)
}

/**
 * Nights of a home as a search needs them, day by day from `from`: `free[i]` is 1 when the night can be slept,
 * `minStay[i]` the nights an arrival on that day must stay, 0 when nobody may arrive; `maxStay[i]` the most it may;
 * `canDepart[i]` 1 when a stay may end on that day.
 */
export type FreeNightsOfHome = {
  homeId: number
  from: PlainDate
  free: Uint8Array
  minStay: Uint16Array
  maxStay: Uint16Array
  canDepart: Uint8Array
  /** Every night's maximum binds, not only the arrival's (R9). */
  maxOverStay: boolean
  /** A stay may not leave a gap that nobody may book (R11). */
  refusesGaps: boolean
}

function freeNightsIn(calendar: StayCalendar, homeId: number, from: PlainDate, to: PlainDate): FreeNightsOfHome {
  const first = dayNumber(from)
  const count = dayNumber(to) - first
  const free = new Uint8Array(count)
  const minStay = new Uint16Array(count)
  const maxStay = new Uint16Array(count)
  const canDepart = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const day = first + index
    const sold = day < calendar.latestDeparture || calendar.opened.has(day)
    free[index] = sold && day >= calendar.today && isFree(calendar.nights, day) ? 1 : 0
    const open = free[index] === 1 && day >= calendar.earliestArrival && arrivalAllowed(calendar, day)
    minStay[index] = open ? minNightsFrom(calendar, day) : 0
    maxStay[index] = maxNights(calendar, day, day + 1)
    canDepart[index] = departureAllowed(calendar, day) ? 1 : 0
  }
  const { maxStayMode, preventGaps } = calendar.settings
  return {
    homeId,
    from,
    free,
    minStay,
    maxStay,
    canDepart,
    maxOverStay: maxStayMode !== 'arrival',
    refusesGaps: preventGaps,
  }
}

const byHome = (holds: readonly Hold[]): Map<number, Hold[]> => Map.groupBy(holds, (hold) => hold.homeId)

/** The free nights `[from, to)` of many homes at once, for search; `all` means every live home. */
export async function freeNightsOf(
  ctx: ReadCtx,
  which: readonly number[] | 'all',
  from: PlainDate,
  to: PlainDate,
): Promise<FreeNightsOfHome[]> {
  const homes = which === 'all' ? await liveHomes(ctx) : await homesByIds(ctx, which)
  const ids = homes.map((home) => home.id)
  const start = addDays(from, -lookAround)
  const end = addDays(to, lookAround)
  const holds = byHome(await holdsOf(ctx, ids, start, end))
  const settings = await staySettingsOf(ctx, ids)
  const rules = await stayRulesOf(ctx, ids)
  return homes.map((home) => {
    const known = {
      home,
      holds: holds.get(home.id) ?? [],
      settings: settings.get(home.id) ?? usualSettings,
      rules: rules.get(home.id) ?? [],
    }
    return freeNightsIn(calendarOf(ctx, known, start, end), home.id, from, to)
  })
}

/** "Today" of a home (R13). */
export const todayOf = (home: Home, now: Date): PlainDate => dateIn(home.timeZone, now)
