import { expect, test } from 'vitest'
import { actionsOf, aDayMore, answerBy, claimWindow, partFor, stateAt, timingOf } from './rules.ts'

const checkOutAt = new Date('2027-07-09T14:00:00Z')
const at = (ms: number, from = checkOutAt) => new Date(from.getTime() + ms)
const hour = 3_600_000
const windowTo = (nextCheckInAt: Date | null) =>
  claimWindow({ status: 'completed', checkOutAt, depart: '2027-07-09', timeZone: 'America/New_York', nextCheckInAt })
const last = new Date('2027-07-23T14:00:00Z')

test('R74 a claim can be raised for fourteen days, until the next check-in, and for at least a day', () => {
  expect(windowTo(null)?.closesAt).toEqual(last)
  expect(windowTo(at(0, last))).toEqual({ opensAt: checkOutAt, closesAt: last, photosBy: null })
  expect(windowTo(at(-1, last))?.closesAt).toEqual(at(-1, last))
  expect(windowTo(at(24 * hour))).toEqual({ opensAt: checkOutAt, closesAt: at(24 * hour), photosBy: null })
  expect(windowTo(at(24 * hour - 1))).toEqual({
    opensAt: checkOutAt,
    closesAt: at(24 * hour),
    photosBy: at(24 * hour - 1),
  })
})

test('R74 it is too early before check-out, and too late once the window ends', () => {
  const window = windowTo(null)
  expect([at(-1), at(0), at(-1, last), last].map((now) => timingOf(window, 'completed', now))).toEqual([
    'early',
    'open',
    'open',
    'late',
  ])
  expect([timingOf(window, 'checked_in', at(0)), timingOf(null, 'completed', at(0))]).toEqual(['early', 'never'])
})

test('R74 each side has a day to answer, and an added day is a full day', () => {
  expect([answerBy(checkOutAt), aDayMore(checkOutAt)]).toEqual([at(24 * hour), at(24 * hour)])
})

test('R74 a claim no one answered in time goes to the team from that very moment', () => {
  for (const state of ['open', 'answered'] as const)
    expect([at(-1), at(0)].map((now) => stateAt({ state, answerBy: checkOutAt }, now))).toEqual([state, 'escalated'])
  expect(stateAt({ state: 'open', answerBy: null }, at(hour))).toBe('open')
  for (const state of ['escalated', 'settled', 'closed'] as const)
    expect(stateAt({ state, answerBy: checkOutAt }, at(hour))).toBe(state)
})

test('R74 what someone may do depends on their side, and applies only to that action', () => {
  const status = { state: 'open', answerBy: at(hour), extraDays: 6 } as const
  expect(actionsOf(status, ['guest'], at(0))).toEqual(['answer', 'escalate'])
  expect(actionsOf(status, ['raiser'], at(0))).toEqual(['withdraw'])
  expect(actionsOf(status, ['team'], at(0))).toEqual(['extend'])
  expect(actionsOf({ ...status, extraDays: 7 }, ['team'], at(0))).toEqual([])
  expect(partFor('withdraw', status, ['guest', 'raiser', 'team'], at(0))).toBe('raiser')
  expect(partFor('answer', status, ['raiser', 'team'], at(0))).toBeUndefined()
  expect(partFor('escalate', { ...status, state: 'answered' }, ['guest', 'raiser'], at(0))).toBe('raiser')
  expect(partFor('decide', status, ['team'], at(0))).toBeUndefined()
  expect(partFor('decide', status, ['team'], at(hour))).toBe('team')
})
