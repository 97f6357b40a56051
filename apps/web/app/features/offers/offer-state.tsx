import type { Offer } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'

const shapes: Record<Offer['state'], StatusState> = {
  open: 'waiting',
  booked: 'yours',
  expired: 'off',
  withdrawn: 'off',
  taken: 'broken',
}

/** Status of an offer. */
export const OfferState = ({ state }: Pick<Offer, 'state'>) => (
  <Status state={shapes[state]}>{useWords(offerWords).states[state]}</Status>
)
