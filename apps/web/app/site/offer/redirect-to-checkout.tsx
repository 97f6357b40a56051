import { offerByLink } from '@porchlight/contract'
import { href, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { screenByPattern } from '#app/lib/screens.ts'
import { session } from '#app/lib/session.ts'
import { bookAddress, payAddress } from '../checkout/addresses.ts'
import type { Route } from './+types/redirect-to-checkout'

/**
 * `/offer/book/…` and `/offer/book-payment/…`: redirects to checkout. An offer that can no longer be booked
 * redirects to its page, which says why.
 */
export const loader = async ({ context, params, pattern }: Route.LoaderArgs) => {
  // A redirect would override the login that the gate requires.
  if (screenByPattern(pattern)?.authRequired && !context.get(session).user) return null
  const { offerId, hash } = params
  const { api } = context.get(pageRequest)
  const { offer } = resultsOf(await api(offerByLink, { params: { id: offerId, hash } }))
  if (offer.bookingId !== null) return redirect(payAddress(offer.bookingId))
  if (offer.state === 'open') return redirect(bookAddress(offer.quote, offer))
  return redirect(href('/offer/:offerId/:hash', { offerId, hash }))
}

/** Never rendered: lets a missing offer show the not-found page. */
export default function OnToCheckout() {
  return null
}
