/**
 * Owns: the search replica, homes as columns in memory on a thread of their own, and what the guest asks of it; the
 *   searches that people save.
 * Promises: answers over every live home within milliseconds, and how far it is behind the database; of a saved search
 *   each home that comes to fit is notified once, and again when it costs 5 % less than it was told to cost.
 * Announces: search.matched { savedId, accountId, query, name, homes, at }. Nobody imports it but payloads; it reads its neighbors' faces and follows their events.
 */
export { compiledKernel } from './engine/compiled/kernel.ts'
export { SearchEngine } from './engine/engine.ts'
export type { HomeNights, SearchHome, StayCharges } from './engine/home.ts'
export { plainKernel } from './engine/plain-kernel.ts'
export type { SearchCriteria, Showing } from './engine/query.ts'
export { offerOf } from './offer.ts'
export { savedOfPerson } from './saved.ts'
