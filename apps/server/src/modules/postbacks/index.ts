/**
 * postbacks own what partners' own systems hear of the bookings they brought: an address each, and what was sent to it.
 * Promises: what is sent is signed, goes over https to public addresses only, and is tried again until it was taken or the
 *   tries are used up; nothing about the guest is sent.
 * Announces nothing.
 */
export { savePostback } from './postbacks.ts'
