/** What other modules may ask: how much of the day’s limit is used. */
export { askedOn, dayOf } from './queries.ts'
