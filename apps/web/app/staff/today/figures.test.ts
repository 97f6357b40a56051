import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisOf, firstWaiting, homesWithoutCleaner, owedBy, readinessCounts } from './figures.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

it('adds up balances due by currency and skips paid stays', () => {
  expect(owedBy([{ balance: null }])).toEqual([])
  expect(owedBy([{ balance: usd(500) }, { balance: { amount: 70, currency: 'EUR' } }, { balance: usd(170) }])).toEqual([
    usd(670),
    { amount: 70, currency: 'EUR' },
  ])
})

it('counts every home once', () => {
  const readiness = fc.constantFrom('ready', 'cleaning', 'assigned', 'unassigned')
  fc.assert(
    fc.property(fc.array(fc.record({ readiness })), (rows) => {
      const counts = readinessCounts(rows)
      expect(counts.ready + counts.cleaning + counts.assigned + counts.unassigned).toBe(rows.length)
      expect(counts.unassigned).toBe(rows.filter((row) => row.readiness === 'unassigned').length)
    }),
  )
})

it('counts a home without a cleaner once, though guests both leave and arrive', () => {
  const row = (id: number, readiness: 'ready' | 'unassigned') => ({ home: { id }, readiness })
  expect(homesWithoutCleaner([row(1, 'unassigned'), row(2, 'ready'), row(1, 'unassigned'), row(3, 'unassigned')])).toBe(
    2,
  )
  expect(homesWithoutCleaner([row(2, 'ready')])).toBe(0)
})

it('covers whole hours around all windows and keeps instants within them', () => {
  const axis = axisOf([
    { opensAt: '2027-07-08T14:30:00Z', dueAt: '2027-07-08T20:00:00Z' },
    { opensAt: '2027-07-08T15:00:00Z', dueAt: '2027-07-08T20:10:00Z' },
  ])
  expect([axis.from, axis.to]).toEqual(['2027-07-08T14:00:00.000Z', '2027-07-08T21:00:00.000Z'])
  expect(axis.at('2027-07-08T14:00:00Z')).toBe(0)
  expect(axis.at('2027-07-08T17:30:00Z')).toBe(50)
  expect(axis.at('2027-07-09T00:00:00Z')).toBe(100)
  expect(axis.at('2027-07-08T01:00:00Z')).toBe(0)
})

it('cuts what waits after the most urgent, without empty groups', () => {
  const items = [1, 2, 3, 4].map((id) => ({ id, urgency: id < 3 ? ('now' as const) : ('today' as const) }))
  const shown = (most: number) =>
    firstWaiting(items, ['job'], most).map((group) => [group.urgency, group.items.map(({ id }) => id), group.jobs])
  expect(shown(9)).toEqual([
    ['now', [1, 2], ['job']],
    ['today', [3, 4], []],
  ])
  expect(shown(4)).toEqual([
    ['now', [1, 2], ['job']],
    ['today', [3], []],
  ])
  expect(shown(2)).toEqual([['now', [1, 2], []]])
})
