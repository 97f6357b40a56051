import type { Quote } from '@porchlight/contract'
import { href } from 'react-router'
import type { QuoteRequest } from './request-quote.ts'

type Link = Pick<Quote, 'id' | 'hash'>

/** @param offer the offer that add-ons are priced on */
export const bookAddress = ({ id, hash }: Link, offer?: Link | null): string =>
  `${href('/book')}?quote=${id}&hash=${hash}${offer ? `&offer=${offer.id}&link=${offer.hash}` : ''}`

export const payAddress = (bookingId: number): string => `${href('/book-payment')}?booking=${bookingId}`

/** The page to replace the card for later payments. */
export const cardAddress = (bookingId: number): string => `${payAddress(bookingId)}&card`

/** The page to pay part of the balance early. */
export const partAddress = (bookingId: number): string => `${payAddress(bookingId)}&part`

export const tripAddress = (bookingId: number): string => href('/travelers/bookings/:id', { id: String(bookingId) })

/** The same, right after booking. */
export const newTripAddress = (bookingId: number): string => `${tripAddress(bookingId)}?new=1`

/** The home's page with these dates and guests. */
export const homeAddress = (
  slug: string,
  { arrive, depart, party }: Pick<QuoteRequest, 'arrive' | 'depart' | 'party'>,
) => {
  const guests = Object.entries(party).filter(([, number]) => number > 0)
  const search = new URLSearchParams({
    arrive,
    depart,
    ...Object.fromEntries(guests.map(([kind, n]) => [kind, String(n)])),
  })
  return `${href('/properties/:slug/:thirdParty?', { slug })}?${search}`
}
