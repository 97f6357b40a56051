import { offerByLink } from '@porchlight/contract'
import { href, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { screenByPattern } from '#app/lib/screens.ts'
import { session } from '#app/lib/session.ts'
import { bookAddress, payAddress } from '../checkout/addresses.ts'
import type { Route } from './+types/on-to-checkout'

/**
 * `/offer/book/…` and `/offer/book-payment/…`: an offer is booked and paid like every other price. What cannot be booked any
 * more leads to the offer's page, which says why.
 */
export const loader = async ({ context, params, pattern }: Route.LoaderArgs) => {
  // A redirect would win over the login that the gate asks for.
  if (screenByPattern(pattern)?.authRequired && !context.get(session).user) return null
  const { offerId, hash } = params
  const { api } = context.get(pageRequest)
  const { offer } = resultsOf(await api(offerByLink, { params: { id: offerId, hash } }))
  if (offer.bookingId !== null) return redirect(payAddress(offer.bookingId))
  if (offer.state === 'open') return redirect(bookAddress(offer.quote, offer))
  return redirect(href('/offer/:offerId/:hash', { offerId, hash }))
}

/** Never seen: with it an offer that is not there is answered by the page that says so. */
export default function OnToCheckout() {
  return null
}
