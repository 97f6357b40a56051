/** What other modules may ask: how much of the day’s limit is used. */
export { dayOf, draftCountOn } from './queries.ts'
