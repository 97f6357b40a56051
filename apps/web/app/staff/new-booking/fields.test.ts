import { makeGuestOffer, previewGuestOffer } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { bookingProblems, emptyBooking, type NewBooking, offerBodyOf, pricedStayOf, stayOf } from './fields.ts'

const words = {
  required: 'required',
  order: 'order',
  emailInvalid: 'email',
  phoneNeeded: 'phone',
  reasonShort: 'reason',
  homeNeeded: 'home',
}
const now = new Date('2027-01-15T17:00:00Z')
const week: NewBooking = {
  ...emptyBooking,
  guestId: 7,
  arrive: '2027-07-02',
  depart: '2027-07-09',
  homeId: 3,
}

describe('a new booking', () => {
  it('finds homes once dates and guests are complete, and has a price once a home is selected', () => {
    expect(stayOf({ ...week, depart: null })).toBeUndefined()
    expect(stayOf({ ...week, depart: '2027-07-02' })).toBeUndefined()
    expect(stayOf({ ...week, adults: null })).toBeUndefined()
    expect(stayOf(week)).toMatchObject({ arrive: '2027-07-02', adults: 2, pets: 0 })
    expect(pricedStayOf({ ...week, homeId: null })).toBeUndefined()
    expect(previewGuestOffer.body?.safeParse(pricedStayOf(week)).success).toBe(true)
  })

  it('is sent with its expiry, its discount in basis points or minor units, and the channels', () => {
    const known = offerBodyOf(week, now)
    expect(known).toMatchObject({ guest: { kind: 'known', id: 7 }, send: ['email'], off: null, hold: true })
    expect(known?.expiresAt).toBe('2027-01-17T17:00:00.000Z')
    const priced = { ...week, price: 'percent' as const, percent: 12.5, reason: 'Comes every year' }
    expect(offerBodyOf(priced, now)?.off).toEqual({ kind: 'percent', amount: 1_250 })
    const amount = { ...week, price: 'amount' as const, amount: { amount: 20_000, currency: 'USD' } }
    expect(offerBodyOf(amount, now)?.off).toEqual({ kind: 'amount', amount: 20_000 })
    const person = { ...week, guestId: null, firstName: 'Ada', lastName: 'Quill', email: ' ada@guests.example ' }
    const made = offerBodyOf({ ...person, sending: 'both' }, now)
    expect(made?.guest).toMatchObject({ kind: 'new', email: 'ada@guests.example' })
    expect(made?.send).toEqual(['email', 'text'])
    expect(offerBodyOf({ ...week, sending: 'link' }, now)?.send).toEqual([])
    for (const body of [known, made]) expect(makeGuestOffer.body?.safeParse(body).success).toBe(true)
  })

  it('reports what is missing at its field', () => {
    expect(bookingProblems(week, words)).toEqual({})
    expect(bookingProblems(emptyBooking, words)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'email',
      arrive: 'required',
      depart: 'required',
    })
    expect(bookingProblems({ ...week, depart: '2027-07-01', adults: null }, words)).toEqual({
      depart: 'order',
      adults: 'required',
    })
    expect(bookingProblems({ ...week, homeId: null, sending: 'text' }, words)).toEqual({
      homeId: 'home',
      phone: 'phone',
    })
    expect(bookingProblems({ ...week, price: 'percent' }, words)).toEqual({ percent: 'required', reason: 'reason' })
    expect(bookingProblems({ ...week, price: 'amount', reason: 'Returning guest' }, words)).toEqual({
      amount: 'required',
    })
  })
})
