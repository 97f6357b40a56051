/**
 * Stays own how a stay is prepared and lived in: the guest list and arrival times, friends invited to it, a home's
 * guide, its access details, and guests from other sites who report their stay.
 * Promises: access details are stored sealed and shown only to the stay's guest, from two days before check-in until
 * check-out and only when nothing is due and, if the home asks for it, their ID is verified; no one learns whether
 * another site's code is known. Only the hash of a friends' link is stored; it shows a trip without anything that
 * opens, costs, or was written, and no one is on the list without a place.
 * Announces: stay.joined { bookingId, friendId }.
 */

export { entriesOf } from './access.ts'
export { reportedStays, saveExternalStay, settleExternal } from './external-stays.ts'
export { friendById } from './friends.ts'
export { guideOf, keysOf, saveGuide } from './guides.ts'
export { toPrepare } from './preparation.ts'
