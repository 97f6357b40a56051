import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  awaits,
  holdsFrom,
  mayAsk,
  monthsAfter,
  reminderDays,
  reminderDue,
  replacedBy,
  type Signature,
} from './rules.ts'

const owner = (signed: boolean): Signature => ({ side: 'owner', signed })
const operator: Signature = { side: 'operator', signed: true }

it('waits for every owner where all must sign, for one where one is enough, and for the operator last', () => {
  const all = { everyOwner: true, countersigned: true }
  expect(awaits(all, [owner(true), owner(false)])).toBe('owners')
  expect(awaits(all, [owner(true), owner(true)])).toBe('operator')
  expect(awaits(all, [owner(true), owner(true), operator])).toBeNull()
  expect(awaits({ everyOwner: false, countersigned: false }, [owner(false), owner(true)])).toBeNull()
})

it('is never complete without an owner’s signature, whatever else it has', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.array(fc.boolean()), fc.boolean(), (every, counter, owners, ours) => {
      const signatures = [...owners.map(owner), ...(ours ? [operator] : [])]
      const missing = awaits({ everyOwner: every, countersigned: counter }, signatures)
      if (!owners.includes(true)) expect(missing).toBe('owners')
      if (missing === null) {
        expect(every ? owners.every(Boolean) : owners.some(Boolean)).toBe(true)
        expect(counter ? ours : true).toBe(true)
      }
    }),
  )
})

it('counts calendar months, ending on the last day where a month is shorter', () => {
  expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28')
  expect(monthsAfter('2026-11-23', 24)).toBe('2028-11-23')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 120 }), (day, months) => {
      const from = addDays('2000-01-01', day)
      const then = monthsAfter(from, months)
      const passed = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
      expect(passed(then) - passed(from)).toBe(months)
      expect(then.slice(8) <= from.slice(8)).toBe(true)
    }),
  )
})

it('takes effect on the agreed day, never before the last signature', () => {
  expect(holdsFrom('2027-01-01', '2026-12-20')).toBe('2027-01-01')
  expect(holdsFrom('2027-01-01', '2027-01-09')).toBe('2027-01-09')
})

it('reminds 60, 30, and 7 days before an expiry and on the day, and never after it', () => {
  const due = (left: number) => reminderDue('2027-06-30', addDays('2027-06-30', -left))
  expect([61, 60, 31, 30, 8, 7, 1, 0, -1].map(due)).toEqual([undefined, 60, 60, 30, 30, 7, 7, 0, undefined])
  expect(reminderDays.map(due)).toEqual([...reminderDays])
})

it('emails no one twice within half a day', () => {
  const at = new Date('2027-01-01T00:00:00Z')
  expect(mayAsk(null, at)).toBe(true)
  expect(mayAsk(at, new Date('2027-01-01T11:59:59Z'))).toBe(false)
  expect(mayAsk(at, new Date('2027-01-01T12:00:00Z'))).toBe(true)
})

it('treats a document as replaced by one of the same kind and home that is valid longer', () => {
  const policy = { homeId: 1, series: 'proof insurance', expiresOn: '2027-05-01' }
  expect(replacedBy(policy, { ...policy, expiresOn: '2028-05-01' })).toBe(true)
  expect(replacedBy(policy, policy)).toBe(false)
  expect(replacedBy(policy, { ...policy, homeId: 2, expiresOn: '2028-05-01' })).toBe(false)
  expect(replacedBy(policy, { ...policy, series: 'proof permit', expiresOn: '2028-05-01' })).toBe(false)
})
