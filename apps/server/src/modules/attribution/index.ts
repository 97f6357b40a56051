/**
 * attribution owns which partner brought a booking: the codes of partners, what each earns, and the decision (R59).
 * Promises: a booking is one partner's or nobody's; who and at which rate is decided when it is made and never changes;
 *   nobody earns by booking for themselves.
 * Announces nothing.
 */
export { attribute, attributionOf, attributions, recentAttributions } from './attribute.ts'
export { type ClickDay, clicksByCode, clicksSince, noteClick } from './clicks.ts'
export { assertCode, assertCodeFree, codeOfAgent, codesNamed, codesOf, pauseCodes, setCode } from './codes.ts'
export { type Arrival, carriedSince, longestWindowDays } from './rules.ts'
