import { bookingStatuses, reviewSides } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Course, hasBegun, isToBePublished, reviewWindow, sideOf, stateOf } from './rules.ts'

const stay: Course = {
  status: 'completed',
  checkInAt: new Date('2027-07-02T20:00:00Z'),
  checkOutAt: new Date('2027-07-09T14:00:00Z'),
  endedAt: new Date('2027-07-09T14:03:00Z'),
}
const at = (instant: string) => new Date(instant)
const state = (sides: readonly ('guest' | 'owner')[], now: string, course = stay) =>
  stateOf({ window: reviewWindow(course), sides, publishedAt: null }, at(now))

describe('R75 the review period', () => {
  it('runs fourteen days from check-out, to the second', () => {
    expect(state([], '2027-07-09T13:59:59Z')).toBe('early')
    expect(state([], '2027-07-09T14:00:00Z')).toBe('open')
    expect(state([], '2027-07-23T13:59:59Z')).toBe('open')
    expect(state([], '2027-07-23T14:00:00Z')).toBe('closed')
  })

  it("doesn't exist for a stay canceled before arrival or a no-show", () => {
    const before = { ...stay, status: 'canceled', endedAt: at('2027-07-02T19:00:00Z') } as const
    expect(reviewWindow(before)).toBeNull()
    expect(state([], '2027-07-10T00:00:00Z', before)).toBe('none')
    expect(reviewWindow({ ...stay, status: 'no_show' })).toBeNull()
  })

  it('starts when a stay is cut short', () => {
    const short = { ...stay, status: 'canceled', endedAt: at('2027-07-04T09:00:00Z') } as const
    expect(reviewWindow(short)).toEqual({ opensAt: at('2027-07-04T09:00:00Z'), closesAt: at('2027-07-18T09:00:00Z') })
  })

  it('ends for both as soon as both have written, and not before', () => {
    expect(state(['guest'], '2027-07-10T00:00:00Z')).toBe('open')
    expect(state(['owner', 'guest'], '2027-07-10T00:00:00Z')).toBe('published')
    expect(state(['owner'], '2027-07-23T14:00:00Z')).toBe('published')
  })

  it('never makes one side alone readable before the end, whatever the moment', () => {
    const closesAt = at('2027-07-23T14:00:00Z')
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.constantFrom(...reviewSides), (now, side) => {
        expect(isToBePublished({ sides: [side], closesAt }, now)).toBe(now >= closesAt)
        expect(isToBePublished({ sides: [], closesAt }, now)).toBe(false)
      }),
    )
  })
})

describe('feedback', () => {
  it('is accepted from the first day of a stay on, and never for one that did not start', () => {
    expect(hasBegun(stay, at('2027-07-02T19:59:59Z'))).toBe(false)
    expect(hasBegun(stay, at('2027-07-02T20:00:00Z'))).toBe(true)
    for (const status of bookingStatuses)
      if (!['confirmed', 'checked_in', 'completed', 'canceled'].includes(status))
        expect(hasBegun({ ...stay, status }, at('2028-01-01T00:00:00Z'))).toBe(false)
  })
})

describe('the side a person writes on', () => {
  it.each([
    [['guest'], 'guest'],
    [['owner'], 'owner'],
    [['owner', 'staff'], 'owner'],
    [['staff'], null],
    [['guest', 'owner'], null],
    [[], null],
  ])('%j: %s', (roles, side) => expect(sideOf(roles)).toBe(side))
})
