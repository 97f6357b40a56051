import type { Party } from '@porchlight/contract'
import type { BookingWords, PartyKind } from '#app/lib/messages/booking.ts'

const kinds: readonly PartyKind[] = ['adults', 'children', 'infants', 'pets']

/** "8 guests: 6 adults, 2 children, 1 dog"; a party of adults alone is said once. */
export const partyText = (party: Party, words: BookingWords): string => {
  const present = kinds.filter((kind) => party[kind] > 0)
  const listed = present.map((kind) => words.sort(kind, party[kind])).join(', ')
  return present.length === 1 ? listed : `${words.guests(party.adults + party.children + party.infants)}: ${listed}`
}
