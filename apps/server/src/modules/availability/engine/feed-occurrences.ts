import { addDays, type PlainDate } from '@porchlight/contract'
import type { Lasting, RawEvent } from './feed-events.ts'
import {
  dateOf,
  day,
  dayOf,
  type FeedMoment,
  homeWalls,
  instantIn,
  onSameClock,
  startOf,
  type Wall,
  wallIn,
  wallOf,
} from './feed-moments.ts'
import { type EventFault, fault } from './feed-notes.ts'
import { everyDay, type Rule, ruleOf, ruleText } from './recurrence.ts'

/** The range of days within which series are followed. */
export type Window = { from: PlainDate; to: PlainDate }

/** An additional time of an event, with its own length if it has one. */
export type Extra = { at: FeedMoment; end: FeedMoment | null; lasts: Lasting | null }

type Range = { from: Wall; to: Wall }

/**
 * Expands a rule from `start` on: the wall times in the range, unless there are more than `most` or it can't be
 * followed.
 */
export type Expand = (rule: string, start: Wall, range: Range, most: number) => Wall[] | 'too_many' | 'unreadable'

/** An occurrence: when it takes place, and the event that describes it. */
export type Occurrence = { by: RawEvent; start: FeedMoment; end: FeedMoment | null }

export const takesNone = (event: RawEvent): boolean => event.status === 'CANCELLED' || event.busy === 'free'

const at = (moment: FeedMoment, wall: Wall): FeedMoment => ({ ...moment, wall })

const lasting =
  ({ days, minutes }: Lasting) =>
  (start: FeedMoment): FeedMoment =>
    start.kind === 'day'
      ? at(start, start.wall + days * day + Math.ceil(minutes / 1440) * day)
      : at(start, start.wall + days * day + minutes * 60_000)

/** The duration of an occurrence; undefined if the event states neither an end nor a length. */
export function length(
  event: Pick<RawEvent, 'start' | 'end' | 'lasts'>,
): ((start: FeedMoment) => FeedMoment) | undefined {
  const { start, end, lasts } = event
  // Only one of both may be said; where both are, the longer counts, so that no night is lost.
  if (end && start && lasts && onSameClock(start, end) && lasting(lasts)(start).wall > end.wall) return lasting(lasts)
  if (end && start) {
    // Within one zone, a stay keeps its wall times; when moved to another zone, each end keeps its own.
    const span = end.wall - start.wall
    return (moment) => (onSameClock(start, end) ? at(moment, moment.wall + span) : at(end, moment.wall + span))
  }
  return lasts ? lasting(lasts) : undefined
}

const endOf = (event: RawEvent, start: FeedMoment): FeedMoment | null => length(event)?.(start) ?? null

/** The last wall time at which a series may begin again, in its own zone. */
function untilWall({ until }: Rule, start: FeedMoment, timeZone: string): Wall | null {
  if (!until) return null
  const date = startOf(until.date)
  if (until.time === null) return start.kind === 'day' ? date : date + day - 1000
  const wall = Date.parse(`${until.date}T${until.time}Z`)
  if (start.kind === 'day') return until.utc ? Math.max(date, startOf(dateOf(wallIn(timeZone, wall)))) : date
  if (until.utc) return wallOf(wall, start.zone, timeZone)
  // A series in UTC should end in UTC: otherwise the home's clock may be meant.
  return start.zone.kind === 'utc' ? Math.max(wall, instantIn(timeZone, wall)) : wall
}

/** When a rule's series takes place, in its own zone; `isWhole` if only its days are known. */
function byRule(text: string, start: FeedMoment, range: Range, timeZone: string, expand: Expand) {
  const { rule, faults, isWidened } = ruleOf(text, start.kind === 'day')
  const until = untilWall(rule, start, timeZone)
  // A series denser than daily takes every day.
  const most = Math.ceil((range.to - range.from) / day) + 1
  const exact = expand(ruleText(rule, until), start.wall, range, most)
  if (Array.isArray(exact)) return { walls: exact, faults, isWhole: isWidened }
  const why = exact === 'too_many' ? fault('rule_too_dense') : fault('rule_widened', { part: 'RRULE' })
  const last = until === null ? null : startOf(dateOf(until))
  const walls = expand(ruleText(everyDay(rule), last), startOf(dateOf(start.wall)), range, most)
  return { walls: Array.isArray(walls) ? walls : [], faults: [...faults, ...(isWidened ? [] : [why])], isWhole: true }
}

type Slot = Occurrence & { id: FeedMoment }

/**
 * The day that a moment stands for beside one of whole days; undefined if its own clock and the home's are on different
 * days, and neither shows midnight.
 */
function wholeDay(moment: FeedMoment, timeZone: string): PlainDate | undefined {
  const here = homeWalls(moment, timeZone).earliest
  const walls = dateOf(here) === dateOf(moment.wall) ? [here] : [moment.wall, here].filter((wall) => wall % day === 0)
  const [wall] = walls
  return wall === undefined ? undefined : dateOf(wall)
}

/** The day of an occurrence for a mark that states only a day: a series in UTC may have lost its actual zone. */
const dayOfSlot = (id: FeedMoment, timeZone: string): PlainDate | undefined =>
  id.kind === 'time' && id.zone.kind === 'utc' ? wholeDay(id, timeZone) : dateOf(id.wall)

/** Whether an exception or replacement refers to this occurrence: the same moment, or the same day if it states one. */
function means(mark: FeedMoment, slot: Slot, timeZone: string): boolean {
  const { id } = slot
  if (mark.kind === 'day') return dateOf(mark.wall) === dayOfSlot(id, timeZone)
  if (id.kind === 'day') return wholeDay(mark, timeZone) === dateOf(id.wall)
  // Some files omit an exception's zone: then it is the series' zone.
  if (mark.zone.kind === 'home' || onSameClock(mark, id)) return mark.wall === id.wall
  return homeWalls(mark, timeZone).earliest === homeWalls(id, timeZone).earliest
}

/** Matches replacements by moment; if there is none at that moment, by day. */
function meant(mark: FeedMoment, slots: readonly Slot[], timeZone: string): Slot[] {
  const exact = slots.filter((slot) => means(mark, slot, timeZone))
  return exact.length > 0 ? exact : slots.filter(({ id }) => dayOf(mark, timeZone) === dayOf(id, timeZone))
}

/** When a change to later occurrences begins; a cancellation may omit it. */
const changedStart = (event: RawEvent): FeedMoment | null =>
  event.start ?? (takesNone(event) ? (event.instead?.at ?? null) : null)

/** After a change to all later occurrences, each is moved and shaped like that change (RFC 5545, THISANDFUTURE). */
function changeFuture(slots: Slot[], changes: readonly RawEvent[], timeZone: string): void {
  const wall = (moment: FeedMoment) => homeWalls(moment, timeZone).earliest
  const inOrder = changes
    .flatMap((event) => {
      const start = changedStart(event)
      return event.instead && start ? [{ event, at: event.instead.at, start }] : []
    })
    .sort((a, b) => wall(a.at) - wall(b.at))
  for (const { event, at: from, start } of inOrder) {
    const moved = wall(start) - wall(from)
    for (const slot of slots) {
      if (wall(slot.id) < wall(from)) continue
      slot.by = event
      slot.start =
        start.kind === slot.id.kind
          ? at(slot.id, slot.id.wall + moved)
          : { kind: 'time', wall: wall(slot.id) + moved, zone: { kind: 'home' } }
      if (start.kind === 'day') slot.start = { kind: 'day', wall: startOf(dateOf(slot.start.wall)) }
      slot.end = endOf(event, slot.start)
    }
  }
}

/** A day added to a timed event: it takes place then at its usual times in the home. */
function onDay(date: Wall, event: RawEvent, start: FeedMoment, timeZone: string): [FeedMoment, FeedMoment | null] {
  const from = homeWalls(start, timeZone).earliest
  const end = endOf(event, start)
  const first: FeedMoment = { kind: 'time', wall: date + from - startOf(dateOf(from)), zone: { kind: 'home' } }
  return [first, end && at(first, first.wall + homeWalls(end, timeZone).latest - from)]
}

const mostReach = 3660 * day

/** How far an occurrence may extend beyond the moment that identifies it, on its own or after a later change. */
function reachOf(event: RawEvent, changes: readonly RawEvent[]): { after: number; before: number } {
  const spans = [event, ...changes].map((one) => {
    const start = changedStart(one)
    if (!start) return { from: 0, to: 0 }
    const from = one.instead ? start.wall - one.instead.at.wall : 0
    return { from, to: from + ((endOf(one, start)?.wall ?? start.wall) - start.wall) }
  })
  const within = (most: number) => Math.max(0, Math.min(most, mostReach))
  return {
    after: within(Math.max(...spans.map(({ to }) => to))),
    before: within(Math.max(...spans.map(({ from }) => -from))),
  }
}

/** An exception or change that matches no occurrence, though one is close: what it meant to free stays blocked. */
const isMissed = (mark: FeedMoment, slots: readonly Slot[]): boolean =>
  slots.some(({ id }) => Math.abs(id.wall - mark.wall) < 2 * day)

const missed = (mark: FeedMoment, timeZone: string): EventFault =>
  fault('exception_unmatched', { date: dayOf(mark, timeZone) })

/** When a series takes place within the window, including its replacements and exceptions. */
export function occurrencesOf(
  event: RawEvent,
  overrides: readonly RawEvent[],
  timeZone: string,
  window: Window,
  expand: Expand,
): { occurrences: Occurrence[]; faults: EventFault[] } {
  const start = event.start as FeedMoment
  const end = endOf(event, start)
  const faults: EventFault[] = []
  // One that began before the window may extend into it, and a zone may be a day off.
  const ranged = overrides.filter(({ instead }) => instead?.range === 'future')
  const reach = reachOf(event, ranged)
  const range: Range = {
    from: startOf(window.from) - reach.after - day,
    to: startOf(addDays(window.to, 1)) + reach.before,
  }
  const slots: Slot[] = []
  const add = (id: FeedMoment, until: FeedMoment | null) => {
    const isNear = id.wall >= range.from && id.wall <= range.to
    if (isNear || event.rules.length === 0) slots.push({ id, by: event, start: id, end: until })
  }
  for (const text of event.rules) {
    const found = byRule(text, start, range, timeZone, expand)
    faults.push(...found.faults)
    for (const wall of found.walls) {
      const id = at(start, wall)
      if (!found.isWhole) add(id, endOf(event, id))
      else {
        const first: FeedMoment = { kind: 'day', wall: startOf(dateOf(wall)) }
        add(first, at(first, first.wall + Math.max(1, Math.ceil(reach.after / day)) * day))
      }
    }
    if (start.wall >= range.from && start.wall <= range.to && !found.walls.includes(start.wall) && !found.isWhole)
      faults.push(fault('start_outside_rule'))
  }
  add(start, end)
  for (const extra of event.also) {
    const own = extra.end ?? (extra.lasts && lasting(extra.lasts)(extra.at))
    if (own) add(extra.at, own)
    else if (extra.at.kind === 'day' && start.kind === 'time') add(...onDay(extra.at.wall, event, start, timeZone))
    else add(extra.at, endOf(event, extra.at))
  }
  const distinct = new Map(slots.map((slot) => [`${slot.id.kind}${homeWalls(slot.id, timeZone).earliest}`, slot]))
  let status = [...distinct.values()]
  const all = status
  for (const mark of event.except) {
    const isMet = all.some((slot) => means(mark, slot, timeZone))
    if (!isMet && isMissed(mark, all)) faults.push(missed(mark, timeZone))
    status = status.filter((slot) => !means(mark, slot, timeZone))
  }
  changeFuture(status, ranged, timeZone)
  for (const override of overrides) {
    const { instead } = override
    // An unreadable override frees nothing of what it replaces.
    if (!instead || !changedStart(override)) continue
    if (meant(instead.at, all, timeZone).length === 0 && isMissed(instead.at, all))
      faults.push(missed(instead.at, timeZone))
    const gone = new Set(meant(instead.at, status, timeZone))
    status = status.filter((slot) => !gone.has(slot))
  }
  return { occurrences: status, faults }
}
