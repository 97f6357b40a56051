import type { Quote } from '@porchlight/contract'
import { href } from 'react-router'
import type { AskedStay } from './ask-price.ts'

type Link = Pick<Quote, 'id' | 'hash'>

/** @param offer whose price it is: what is added is added to that */
export const bookAddress = ({ id, hash }: Link, offer?: Link | null): string =>
  `${href('/book')}?quote=${id}&hash=${hash}${offer ? `&offer=${offer.id}&link=${offer.hash}` : ''}`

export const payAddress = (bookingId: number): string => `${href('/book-payment')}?booking=${bookingId}`

/** The page on which another card is left for what falls due later. */
export const cardAddress = (bookingId: number): string => `${payAddress(bookingId)}&card`

/** The page on which a part of what is open is paid before it is due. */
export const partAddress = (bookingId: number): string => `${payAddress(bookingId)}&part`

export const tripAddress = (bookingId: number): string => href('/travelers/bookings/:id', { id: String(bookingId) })

/** The same for someone who has just booked. */
export const newTripAddress = (bookingId: number): string => `${tripAddress(bookingId)}?new=1`

/** The page of the house with these dates and guests. */
export const houseAddress = (
  slug: string,
  { arrive, depart, party }: Pick<AskedStay, 'arrive' | 'depart' | 'party'>,
) => {
  const guests = Object.entries(party).filter(([, number]) => number > 0)
  const search = new URLSearchParams({
    arrive,
    depart,
    ...Object.fromEntries(guests.map(([kind, n]) => [kind, String(n)])),
  })
  return `${href('/properties/:slug/:thirdParty?', { slug })}?${search}`
}
