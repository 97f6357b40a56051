import { urgencies } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byDueTime, byUrgency, endOfDay, expectedAtHome, readinessOf, urgencyOf } from './rules.ts'

const now = new Date('2027-07-08T16:42:00Z')
const tonight = endOfDay('2027-07-08', 'America/New_York')
const at = (time: string) => new Date(`2027-07-08T${time}Z`)

it('ends a day at midnight of its zone', () => {
  expect(tonight.toISOString()).toBe('2027-07-09T04:00:00.000Z')
})

it.each([
  [undefined, 'ready'],
  [{ state: 'done', assigned: false }, 'ready'],
  [{ state: 'under_way', assigned: false }, 'cleaning'],
  [{ state: 'planned', assigned: true }, 'assigned'],
  [{ state: 'planned', assigned: false }, 'unassigned'],
] as const)('a home after the turnover %j is %s', (turnover, readiness) => {
  expect(readinessOf(turnover)).toBe(readiness)
})

it('expects a guest at the hour they gave, otherwise at check-in time', () => {
  const stay = { arrive: '2027-07-08', timeZone: 'America/New_York', checkInTime: '16:00' }
  expect(expectedAtHome(stay, null)).toEqual(at('20:00:00'))
  expect(expectedAtHome(stay, '17:30')).toEqual(at('21:30:00'))
})

it.each([
  ['message', null, 'now'],
  ['request', at('10:00:00'), 'now'],
  ['request', at('17:42:00'), 'now'],
  ['request', at('17:42:01'), 'today'],
  ['request', new Date('2027-07-09T03:59:59Z'), 'today'],
  ['request', new Date('2027-07-09T04:00:00Z'), 'later'],
  ['claim', null, 'later'],
] as const)('a %s due at %s is for %s', (kind, dueAt, urgency) => {
  expect(urgencyOf({ kind, dueAt }, now, tonight)).toBe(urgency)
})

it('sorts by urgency, then by deadline, then by waiting time', () => {
  const instant = fc.option(
    fc.integer({ min: 0, max: 9 }).map((hour) => `2027-07-08T0${hour}:00:00.000Z`),
    { nil: null },
  )
  const item = fc.record({ urgency: fc.constantFrom(...urgencies), dueAt: instant, since: instant })
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const sorted = items.toSorted(byUrgency)
      for (const [index, one] of sorted.entries()) {
        const next = sorted[index + 1]
        if (!next) continue
        const [rank, nextRank] = [urgencies.indexOf(one.urgency), urgencies.indexOf(next.urgency)]
        expect(rank).toBeLessThanOrEqual(nextRank)
        if (rank === nextRank && next.dueAt !== null) expect(one.dueAt !== null && one.dueAt <= next.dueAt).toBe(true)
      }
    }),
  )
})

it('puts the earliest due item first for an owner, a moment before the end of its day, and items without a date last', () => {
  const tasks = [
    { dueAt: null, dueOn: null },
    { dueAt: null, dueOn: '2027-07-08' },
    { dueAt: '2027-07-09T10:00:00.000Z', dueOn: null },
    { dueAt: '2027-07-08T22:00:00.000Z', dueOn: null },
  ]
  expect(tasks.toSorted(byDueTime)).toEqual([tasks[3], tasks[1], tasks[2], tasks[0]])
})
