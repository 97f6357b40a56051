/**
 * Availability owns the nights of every home: who has them, what a stay must be like, and the external calendars that
 * are imported and shown. Promises: two holds never share a night, including preparation and linked homes, whatever the
 * code above does; an expired hold
 *   blocks no one; a bad response from a feed frees nothing. Announces: nights.changed { homeId }, calendar.clashed {
 *   homeId, feedId, eventId, nights },
 *   feed.stale { homeId, feedId, name }, feed.unclear { homeId, feedId, notes, count }.
 */

export type { CalendarReading } from './adapters/calendar/read-calendar.ts'
export type { FeedAnswer } from './adapters/feed-reader.ts'
export { barsOfHomes } from './calendar-bars.ts'
export type { Claim } from './claim.ts'
export { blockNights, changeHold, releaseHold, unblockNights } from './commands.ts'
export { closingConcerns } from './engine/closing.ts'
export { type Hold, keepsOut } from './engine/holds.ts'
export type { HomeNight } from './engine/night-status.ts'
export type { StayReason } from './engine/stay-reasons.ts'
export type { RuleKind, StayRule } from './engine/stay-rules.ts'
export { exportsOf, type HomeExport, makeExportSecret, readExport } from './export.ts'
export { addFeed, fileFeed } from './feed-commands.ts'
export { ailingFeeds, feedsOf, feedsOfHomes } from './feed-health.ts'
export { type ImportReport, importNow } from './feed-import.ts'
export { noteText, problemText } from './feed-messages.ts'
export { setStayRules, setStaySettings, stayRulesOf, staySettingsOf } from './home-calendar.ts'
export { type CountedHome, countNightUse, type NightUseCount } from './night-use.ts'
export { canManageCalendar } from './policy.ts'
export { readCalendarFor } from './poll-feeds.ts'
export { holdById, holdsOf } from './queries.ts'
export { reserve } from './reserve-nights.ts'
export {
  fitStayRules,
  gapsOfHomes,
  nearestStays,
  nightsOfHome,
  nightsOfHomes,
  type SearchNightsOfHome,
  type StayAt,
  searchNightsOf,
  shortestStays,
  stayReasons,
  todayOf,
} from './stay-calendars.ts'
