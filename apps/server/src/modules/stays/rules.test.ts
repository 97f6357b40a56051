import { describe, expect, it } from 'vitest'
import { keysState, mayPlan, tooMany } from './rules.ts'

const stay = {
  status: 'confirmed' as const,
  checkInAt: new Date('2027-07-02T20:00:00Z'),
  checkOutAt: new Date('2027-07-09T14:00:00Z'),
  dueNow: 0,
  hasKeys: true,
}
const at = (moment: string, change: Partial<Parameters<typeof keysState>[0]> = {}) =>
  keysState({ ...stay, ...change }, new Date(moment))

describe('what opens a house', () => {
  it('is told from two days before check-in to the very minute, and until check-out', () => {
    expect(at('2027-06-30T19:59:59Z')).toBe('later')
    expect(at('2027-06-30T20:00:00Z')).toBe('open')
    expect(at('2027-07-09T13:59:59Z', { status: 'checked_in' })).toBe('open')
    expect(at('2027-07-09T14:00:00Z', { status: 'checked_in' })).toBe('over')
  })

  it('waits for what is still to be paid, and is told of no stay that is not, or will not be', () => {
    expect(at('2027-07-01T00:00:00Z', { dueNow: 1 })).toBe('held_back')
    expect(at('2027-07-01T00:00:00Z', { hasKeys: false })).toBe('none')
    expect(at('2027-07-01T00:00:00Z', { status: 'awaiting_payment' })).toBe('later')
    for (const status of ['cancelled', 'no_show', 'completed', 'expired'] as const)
      expect(at('2027-07-01T00:00:00Z', { status })).toBe('over')
  })
})

it('who comes is said from the confirmation until the stay is over', () => {
  const may = (moment: string, status: Parameters<typeof mayPlan>[0]['status'] = 'confirmed') =>
    mayPlan({ ...stay, status }, new Date(moment))
  expect(may('2027-01-01T00:00:00Z')).toBe(true)
  expect(may('2027-07-09T14:00:00Z')).toBe(false)
  expect(may('2027-01-01T00:00:00Z', 'awaiting_payment')).toBe(false)
  expect(may('2027-01-01T00:00:00Z', 'cancelled')).toBe(false)
})

it('nobody is named beyond those the stay was booked for, age by age', () => {
  const party = { adults: 2, children: 1, infants: 0 }
  const named = (...ages: ('adult' | 'child' | 'infant')[]) => ages.map((age) => ({ age }))
  expect(tooMany(named('adult', 'adult', 'child'), party)).toBe(false)
  expect(tooMany(named('adult', 'adult', 'adult'), party)).toBe(true)
  expect(tooMany(named('infant'), party)).toBe(true)
})
