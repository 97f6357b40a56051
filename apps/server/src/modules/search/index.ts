/**
 * Owns the search replica (homes as columns in memory on a thread of their own), what guests ask of it, and the
 * searches people save.
 * Promises: answers over every live home within milliseconds, and how far it is behind the database; for a saved
 * search, each newly matching home is in one notification, and again when it costs 5% less than in the last one.
 * Announces: search.matched { savedId, accountId, query, name, homes, at }. Nothing imports it but payloads; it reads
 * its neighbors' public interfaces and follows their events.
 */
export { compiledKernel } from './engine/compiled/kernel.ts'
export { SearchEngine } from './engine/engine.ts'
export type { HomeNights, SearchHome, StayCharges } from './engine/home.ts'
export { plainKernel } from './engine/plain-kernel.ts'
export type { SearchCriteria, Showing } from './engine/query.ts'
export { offerOf } from './offer.ts'
export { criteriaOf } from './search-criteria.ts'
