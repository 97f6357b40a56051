/** What other modules can read: how much of the daily limit is used. */
export { dayOf, draftCountOn } from './queries.ts'
