import {
  type BodyInputOf,
  type Language,
  type makeGuestOffer,
  type OfferChannel,
  type previewGuestOffer,
  readEmail,
} from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form.ts'

/** How the guest receives the offer; `link` only creates one. */
export const sendings = ['email', 'text', 'both', 'link'] as const
export type Sending = (typeof sendings)[number]

export type NewBooking = {
  /** The id of a person on record; null for someone new. */
  guestId: number | null
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
  arrive: string | null
  depart: string | null
  adults: number | null
  children: number | null
  infants: number | null
  pets: number | null
  homeId: number | null
  price: 'regular' | 'percent' | 'amount'
  percent: number | null
  amount: MoneyAmount | null
  reason: string
  addOns: readonly number[]
  hold: boolean
  paysOutside: boolean
  /** How many days until the offer expires. */
  days: number | null
  message: string
  sending: Sending
}

export const emptyBooking: NewBooking = {
  guestId: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  language: 'en',
  arrive: null,
  depart: null,
  adults: 2,
  children: 0,
  infants: 0,
  pets: 0,
  homeId: null,
  price: 'regular',
  percent: null,
  amount: null,
  reason: '',
  addOns: [],
  hold: true,
  paysOutside: false,
  days: 2,
  message: '',
  sending: 'email',
}

const shortestReason = 10
const dayMs = 86_400_000

const offOf = ({ price, percent, amount }: NewBooking) => {
  if (price === 'percent' && percent) return { kind: price, amount: Math.round(percent * 100) }
  return price === 'amount' && amount?.amount ? { kind: price, amount: amount.amount } : null
}

const partyOf = ({ adults, children, infants, pets }: NewBooking) => ({
  adults: adults ?? 1,
  children: children ?? 0,
  infants: infants ?? 0,
  pets: pets ?? 0,
})

/** Complete dates and guests to search homes with; undefined until they are complete. */
export const stayOf = (fields: NewBooking) => {
  const { arrive, depart } = fields
  return arrive && depart && arrive < depart && fields.adults ? { arrive, depart, ...partyOf(fields) } : undefined
}

/** The request body for a price; undefined until there are dates and a home. */
export const pricedStayOf = (fields: NewBooking): BodyInputOf<typeof previewGuestOffer> | undefined => {
  const stay = stayOf(fields)
  if (!stay || fields.homeId === null) return undefined
  return { ...stay, homeId: fields.homeId, off: offOf(fields), addOns: [...fields.addOns] }
}

const channelsOf = (sending: Sending): OfferChannel[] => {
  if (sending === 'both') return ['email', 'text']
  return sending === 'link' ? [] : [sending]
}

const guestOf = ({ guestId, firstName, lastName, email, phone, language }: NewBooking) =>
  guestId === null
    ? { kind: 'new' as const, firstName, lastName, email: email.trim(), phone, language }
    : { kind: 'known' as const, id: guestId }

/** The request body, from fields without problems. */
export const offerBodyOf = (fields: NewBooking, now: Date): BodyInputOf<typeof makeGuestOffer> | undefined => {
  const stay = pricedStayOf(fields)
  if (!stay) return undefined
  const { hold, message, reason, days, sending, paysOutside } = fields
  const expiresAt = new Date(now.getTime() + (days ?? 1) * dayMs).toISOString()
  return { ...stay, guest: guestOf(fields), send: channelsOf(sending), expiresAt, hold, paysOutside, message, reason }
}

type Words = Record<'required' | 'order' | 'emailInvalid' | 'phoneNeeded' | 'reasonShort' | 'homeNeeded', string>

export const bookingProblems = (fields: NewBooking, words: Words): FieldProblems<NewBooking> => {
  const { guestId, firstName, lastName, email, phone, arrive, depart, adults, homeId, price, sending } = fields
  const isNew = guestId === null
  const texts = sending === 'text' || sending === 'both'
  const stay = stayOf(fields)
  return {
    ...(isNew && firstName.trim() === '' && { firstName: words.required }),
    ...(isNew && lastName.trim() === '' && { lastName: words.required }),
    ...(isNew && readEmail(email) === undefined && { email: words.emailInvalid }),
    ...(texts && phone.trim() === '' && { phone: words.phoneNeeded }),
    ...(!arrive && { arrive: words.required }),
    ...(!depart && { depart: words.required }),
    ...(arrive && depart && arrive >= depart && { depart: words.order }),
    ...(!adults && { adults: words.required }),
    ...(stay && homeId === null && { homeId: words.homeNeeded }),
    ...(price === 'percent' && !fields.percent && { percent: words.required }),
    ...(price === 'amount' && !fields.amount?.amount && { amount: words.required }),
    ...(price !== 'regular' && fields.reason.trim().length < shortestReason && { reason: words.reasonShort }),
  }
}
