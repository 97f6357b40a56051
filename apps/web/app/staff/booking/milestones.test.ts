import type { Booking, Deposit } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { milestonesOf, phaseOf } from './milestones.ts'

const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' as const })

const part = (dueOn: string, state: Booking['schedule'][number]['state'], atBooking = false) => ({
  dueOn,
  amount: dollars(100),
  atBooking,
  state,
  paidAt: state === 'paid' ? `${dueOn}T15:00:00Z` : null,
  graceUntil: null,
})

const stay = (more: Partial<Booking> = {}) =>
  ({
    status: 'confirmed',
    arrive: '2027-07-10',
    depart: '2027-07-17',
    nights: 7,
    createdAt: '2027-02-03T15:00:00Z',
    schedule: [part('2027-02-03', 'paid', true), part('2027-06-10', 'paid'), part('2027-07-09', 'scheduled')],
    home: { timeZone: 'America/New_York' },
    ...more,
  }) as Booking

const hold = (more: Partial<Deposit>): Deposit => ({
  amount: dollars(1500),
  state: 'later',
  placeAt: '2027-07-09T16:00:00Z',
  closesAt: '2027-07-19T16:00:00Z',
  since: null,
  method: '',
  charged: null,
  needsCard: false,
  ...more,
})

const kinds = (booking: Booking, deposit: Deposit | null, today: string) =>
  milestonesOf(booking, deposit, today).map(({ kind, date, state }) => `${date} ${kind} ${state}`)

describe('the milestones of a stay', () => {
  it('run from booking to the end of the deposit hold, with today among them', () => {
    expect(kinds(stay(), hold({}), '2027-07-08')).toEqual([
      '2027-02-03 booked done',
      '2027-06-10 payment done',
      '2027-07-08 today current',
      '2027-07-09 payment next',
      '2027-07-09 holdPlaced next',
      '2027-07-10 arrive next',
      '2027-07-17 depart next',
      '2027-07-19 holdReleased next',
    ])
  })

  it('show a declined payment and a declined hold as failed', () => {
    const booking = stay({ schedule: [part('2027-06-10', 'failed')] })
    expect(kinds(booking, hold({ state: 'refused' }), '2027-07-08')).toEqual([
      '2027-02-03 booked done',
      '2027-06-10 payment failed',
      '2027-07-08 today current',
      '2027-07-09 holdPlaced failed',
      '2027-07-10 arrive next',
      '2027-07-17 depart next',
      '2027-07-19 holdReleased next',
    ])
  })

  it('of a completed stay leave out today', () => {
    const released = hold({ state: 'released', since: '2027-07-19T16:00:00Z' })
    expect(kinds(stay({ status: 'completed', schedule: [] }), released, '2027-08-01')).toEqual([
      '2027-02-03 booked done',
      '2027-07-10 arrive done',
      '2027-07-17 depart done',
      '2027-07-19 holdReleased done',
    ])
  })

  it('have today before a departure that is still ahead', () => {
    const staying = stay({ status: 'checked_in', schedule: [] })
    expect(kinds(staying, null, '2027-07-17').slice(-2)).toEqual(['2027-07-17 today current', '2027-07-17 depart next'])
  })

  it('are empty for a canceled booking', () => {
    expect(milestonesOf(stay({ status: 'canceled' }), null, '2027-07-08')).toEqual([])
  })
})

describe('where a stay is today', () => {
  it.each([
    ['confirmed', '2027-07-08', { kind: 'toArrival', number: 2, nights: 7 }],
    ['confirmed', '2027-07-10', { kind: 'toArrival', number: 0, nights: 7 }],
    ['checked_in', '2027-07-10', { kind: 'inStay', number: 1, nights: 7 }],
    ['checked_in', '2027-07-16', { kind: 'inStay', number: 7, nights: 7 }],
    ['checked_in', '2027-07-17', { kind: 'leaving', number: 0, nights: 7 }],
    ['completed', '2027-07-17', null],
    ['canceled', '2027-07-08', null],
  ] as const)('%s on %s', (status, today, phase) => {
    expect(phaseOf(stay({ status: status as Booking['status'] }), today)).toEqual(phase)
  })
})
