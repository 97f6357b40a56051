/**
 * currencies own what a central bank says a euro is worth elsewhere, with the day it said so.
 * Promises: rates are read from the bank's file alone, and a file that cannot be believed changes nothing. They are
 *   shown beside an amount; nothing is ever priced or charged by them.
 * Announces nothing.
 */
export { checks } from './checks.ts'
