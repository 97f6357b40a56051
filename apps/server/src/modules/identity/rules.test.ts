import { identityDays } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ageOn, eraseAt, isLikely, mayShow, mustVerify, remindFrom } from './rules.ts'

const checkOutAt = new Date('2027-07-09T14:00:00Z')
const course = { status: 'confirmed', checkOutAt, endedAt: null } as const
const day = 86_400_000

it('only stays booked after their home began to require ID must submit one', () => {
  const createdAt = new Date('2027-03-01T12:00:00Z')
  expect(mustVerify({ since: null }, { createdAt })).toBe(false)
  expect(mustVerify({ since: createdAt }, { createdAt })).toBe(true)
  expect(mustVerify({ since: new Date(createdAt.getTime() + 1) }, { createdAt })).toBe(false)
})

it('a guest can submit and resubmit from confirmation until check-out, but not after acceptance', () => {
  const before = new Date(checkOutAt.getTime() - 1)
  for (const state of ['open', 'sent', 'refused'] as const) expect(mayShow(course, state, before)).toBe(true)
  expect(mayShow(course, 'accepted', before)).toBe(false)
  expect(mayShow(course, 'open', checkOutAt)).toBe(false)
  for (const status of ['requested', 'awaiting_payment', 'canceled', 'completed'] as const)
    expect(mayShow({ ...course, status }, 'open', before)).toBe(false)
})

it('submitted IDs are erased days after check-out, sooner if the stay is canceled, never later', () => {
  expect(eraseAt(course).getTime()).toBe(checkOutAt.getTime() + identityDays * day)
  const endedAt = new Date('2027-04-01T09:00:00Z')
  expect(eraseAt({ status: 'canceled', checkOutAt, endedAt }).getTime()).toBe(endedAt.getTime() + identityDays * day)
  const statuses = ['confirmed', 'checked_in', 'completed', 'canceled'] as const
  fc.assert(
    fc.property(fc.constantFrom(...statuses), fc.option(fc.date({ noInvalidDate: true })), (status, ended) => {
      const at = eraseAt({ status, checkOutAt, endedAt: ended }).getTime()
      expect(at).toBeLessThanOrEqual(checkOutAt.getTime() + identityDays * day)
    }),
  )
})

it('reminds a day before the guest could see the access details', () => {
  expect(remindFrom(checkOutAt).getTime()).toBe(checkOutAt.getTime() - 3 * day)
})

it('rejects birth dates today or later, and ages older than anyone has lived', () => {
  expect(isLikely('1980-04-01', '2027-01-01')).toBe(true)
  for (const date of ['2027-01-01', '2027-01-02', '1900-01-01']) expect(isLikely(date, '2027-01-01')).toBe(false)
})

it('counts a year of age as complete on the birthday', () => {
  expect(ageOn('2002-07-09', '2027-07-08')).toBe(24)
  expect(ageOn('2002-07-09', '2027-07-09')).toBe(25)
})
