import { offerByLink } from '@porchlight/contract'
import { href, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { bookAddress, payAddress } from '../checkout/addresses.ts'
import type { Route } from './+types/on-to-checkout'

/**
 * `/offer/book/…` and `/offer/book-payment/…`: an offer is booked and paid like every other price. What cannot be booked any
 * more leads to the offer's page, which says why.
 */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
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
