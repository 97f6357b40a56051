import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canJoin, canPlan, keysState, ownerStayKeys, placesLeft } from './rules.ts'

const stay = {
  status: 'confirmed' as const,
  checkInAt: new Date('2027-07-02T20:00:00Z'),
  checkOutAt: new Date('2027-07-09T14:00:00Z'),
  dueNow: 0,
  unshown: false,
  hasKeys: true,
}
const at = (moment: string, change: Partial<Parameters<typeof keysState>[0]> = {}) =>
  keysState({ ...stay, ...change }, new Date(moment))

describe('the access details', () => {
  it('are shown from two days before check-in, to the minute, until check-out', () => {
    expect(at('2027-06-30T19:59:59Z')).toBe('later')
    expect(at('2027-06-30T20:00:00Z')).toBe('open')
    expect(at('2027-07-09T13:59:59Z', { status: 'checked_in' })).toBe('open')
    expect(at('2027-07-09T14:00:00Z', { status: 'checked_in' })).toBe('over')
  })

  it("wait for any balance due, then for the guest to verify their ID, and are never shown for a stay that isn't happening", () => {
    expect(at('2027-07-01T00:00:00Z', { dueNow: 1 })).toBe('held_back')
    expect(at('2027-07-01T00:00:00Z', { unshown: true })).toBe('identity_first')
    expect(at('2027-07-01T00:00:00Z', { unshown: true, dueNow: 1 })).toBe('held_back')
    expect(at('2027-07-01T00:00:00Z', { hasKeys: false })).toBe('none')
    expect(at('2027-07-01T00:00:00Z', { status: 'awaiting_payment' })).toBe('later')
    for (const status of ['canceled', 'no_show', 'completed', 'expired'] as const)
      expect(at('2027-07-01T00:00:00Z', { status })).toBe('over')
  })
})

it('the guest list can be edited from confirmation until the stay is over', () => {
  const may = (moment: string, status: Parameters<typeof canPlan>[0]['status'] = 'confirmed') =>
    canPlan({ ...stay, status }, new Date(moment))
  expect(may('2027-01-01T00:00:00Z')).toBe(true)
  expect(may('2027-07-09T14:00:00Z')).toBe(false)
  expect(may('2027-01-01T00:00:00Z', 'awaiting_payment')).toBe(false)
  expect(may('2027-01-01T00:00:00Z', 'canceled')).toBe(false)
})

const ages = fc.constantFrom('adult' as const, 'child' as const, 'infant' as const)
const parties = fc.record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.nat(4), infants: fc.nat(2) })

it('friends can join until every place is taken, by age group, and never beyond', () => {
  fc.assert(
    fc.property(parties, fc.array(ages, { maxLength: 40 }), (party, wishing) => {
      const named: { age: (typeof wishing)[number] }[] = []
      for (const age of wishing) if (canJoin(age, named, party, 0)) named.push({ age })
      const wanted = (age: string) => wishing.filter((request) => request === age).length
      const { adult, child, infant } = placesLeft(named, party)
      expect([adult, child, infant]).toEqual([
        Math.max(0, party.adults - wanted('adult')),
        Math.max(0, party.children - wanted('child')),
        Math.max(0, party.infants - wanted('infant')),
      ])
    }),
  )
})

it('a link allows at most three times the party, however often people join and leave', () => {
  const party = { adults: 2, children: 1, infants: 0 }
  expect([8, 9].map((joins) => canJoin('adult', [], party, joins))).toEqual([true, false])
})

it('a person listed beyond those the stay was booked for counts below zero', () => {
  const named = [{ age: 'adult' as const }, { age: 'adult' as const }, { age: 'infant' as const }]
  expect(placesLeft(named, { adults: 1, children: 1, infants: 0 })).toEqual({ adult: -1, child: 1, infant: -1 })
})

it('guests of an owner stay see the access details 48 hours before check-in, if there are any', () => {
  const seen = (moment: string, hasKeys = true) => ownerStayKeys(stay.checkInAt, hasKeys, new Date(moment))
  expect([seen('2027-06-30T19:59:59Z'), seen('2027-06-30T20:00:00Z')]).toEqual(['later', 'open'])
  expect(seen('2027-07-01T20:00:00Z', false)).toBe('none')
})
