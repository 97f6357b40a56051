import type { Party } from '@porchlight/contract'
import type { BookingWords } from '#app/lib/messages/site/booking.ts'

const kinds = ['adults', 'children', 'infants', 'pets'] as const

/** Keeps a number and what it counts on one line. */
const bound = (text: string): string => text.replace(/(?<=\d) /g, '\u00a0')

/** "8 guests: 6 adults, 2 children, 1 dog"; for a party of only adults, the count appears once. */
export const partyText = (party: Party, words: BookingWords): string => {
  const present = kinds.filter((kind) => party[kind] > 0)
  const listed = present.map((kind) => words.sort({ kind, number: party[kind] })).join(', ')
  return bound(
    present.length === 1
      ? listed
      : `${words.guests({ number: party.adults + party.children + party.infants })}: ${listed}`,
  )
}
