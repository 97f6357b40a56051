/**
 * stays own how a stay is prepared and lived in: the guest list and arrival times, friends who are invited to it, the guide of a home,
 *   what opens it, and guests of other sites who say that they come.
 * Promises: access details are stored sealed and shown to its guest alone, from two days before check-in until check-out
 *   and only when nothing is due and, where the home asks, they have shown who they are; nobody learns whether a code of another site is known.
 *   Of a link for friends only the hash is kept; by it a trip is seen without anything that opens, costs or was written,
 *   and nobody is on the list for whom there is no place.
 * Announces: stay.joined { bookingId, friendId }.
 */

export { entriesOf } from './access.ts'
export { friendById } from './friends.ts'
export { guideOf, keysOf, saveGuide } from './guides.ts'
export { toPrepare } from './preparation.ts'
