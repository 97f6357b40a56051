/**
 * availability owns the nights of every home: who has them, what a stay must be like, and the calendars of others that
 * are read and shown.
 * Promises: two claims never share a night, preparation and linked homes included, whatever the code above does; a claim
 *   past its expiry keeps nobody out; a bad answer of a feed frees nothing.
 * Announces: nights.changed { homeId }, calendar.clashed { homeId, feedId, eventId, nights },
 *   feed.stale { homeId, feedId, name }, feed.unclear { homeId, feedId, notes, count }.
 */

export type { CalendarReading } from './adapters/calendar/read-calendar.ts'
export { type CalendarLimits, type CalendarReader, createCalendarReader } from './adapters/calendar-reader.ts'
export { createFeedReader, type FeedAnswer, type FeedReader, type FeedWorld } from './adapters/feed-reader.ts'
export { barOf, barsOf, barsOfHomes } from './calendar-bars.ts'
export { checks } from './checks.ts'
export type { Claim } from './claim.ts'
export { blockNights, changeHold, type HoldChange, type NewBlock, releaseHold, unblockNights } from './commands.ts'
export { closingConcerns } from './engine/closing.ts'
export { type BlockKind, blockKinds, type Hold, type HoldKind, holdKinds, keepsOut } from './engine/holds.ts'
export { type HomeNight, type NightStatus, timesOnOffer } from './engine/night-status.ts'
export { type StaySettings, usualSettings } from './engine/stay-calendar.ts'
export type { StayParty, StayReason } from './engine/stay-reasons.ts'
export { type Restriction, type RuleKind, rulePrecedence, type StayRule } from './engine/stay-rules.ts'
export { exportOf, makeExportSecret, readExport, revokeExport } from './export.ts'
export { addFeed, fileFeed, removeFeed } from './feed-commands.ts'
export { ailingFeeds, type Feed, feedsOf, feedsOfHomes } from './feed-health.ts'
export { type ImportReport, importNow } from './feed-import.ts'
export { noteText, problemText } from './feed-messages.ts'
export { setStayRules, setStaySettings, stayRulesOf, staySettingsOf } from './home-calendar.ts'
export { canManageCalendar } from './policy.ts'
export { readCalendarFor } from './poll-feeds.ts'
export { holdById, holdOfBooking, holdsOf } from './queries.ts'
export { type Reserve, reserve } from './reserve-nights.ts'
export {
  fitStayRules,
  nearestStays,
  nightsOfHome,
  type SearchNightsOfHome,
  type StayAt,
  searchNightsOf,
  shortestStays,
  stayReasons,
  todayOf,
} from './stay-calendars.ts'
