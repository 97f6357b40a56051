import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isWithin, narrowed, numbersNamed } from './home-scope-rules.ts'

const scope = { ids: new Set([1, 2]), names: new Set(['Marram', 'Dune']) }

describe('what a request refers to', () => {
  it('includes homes and bookings at any depth', () => {
    const body = { change: { homes: [4, 5] }, rows: [{ homeId: 6 }, { bookingId: 9 }], amount: 7, home: 'Marram' }
    expect(numbersNamed([{ homeId: 3 }, body])).toEqual({ homes: [3, 4, 5, 6], bookings: [9] })
  })
})

describe('an answer', () => {
  it.each<[string, unknown, unknown]>([
    ['rows with a home’s id', { jobs: [{ homeId: 1 }, { homeId: 3 }] }, { jobs: [{ homeId: 1 }] }],
    ['rows with a home', { data: [{ home: { id: 3 } }, { home: { id: 2 } }] }, { data: [{ home: { id: 2 } }] }],
    ['rows with a home’s name', { rows: [{ home: 'Dune' }, { home: 'Other' }] }, { rows: [{ home: 'Dune' }] }],
    ['homes themselves, in pages', { homes: { data: [{ id: 1 }, { id: 3 }] } }, { homes: { data: [{ id: 1 }] } }],
    ['a page', { total: 9, jobs: [{ homeId: 1 }, { homeId: 3 }] }, { total: 8, jobs: [{ homeId: 1 }] }],
    ['rows without a home', { people: [{ id: 3 }], tags: ['a'] }, { people: [{ id: 3 }], tags: ['a'] }],
    ['rows whose home is none', { items: [{ home: null }] }, { items: [{ home: null }] }],
  ])('keeps of %s only those in the scope', (_, answer, left) => {
    expect(narrowed(scope, answer)).toEqual(left)
  })

  it('rejects an answer about one item of another home', () => {
    expect(isWithin(scope, { job: { id: 8, home: { id: 3 } } })).toBe(false)
    expect(isWithin(scope, { home: { id: 3, name: 'Other' }, stay: null })).toBe(false)
    expect(isWithin(scope, { job: { id: 8, home: { id: 2 } }, vendors: [] })).toBe(true)
  })
})

const anyRow = fc.record({ homeId: fc.integer({ min: 1, max: 4 }), text: fc.string() })
const anyAnswer = fc.record({ list: fc.array(anyRow), deep: fc.record({ rows: fc.array(anyRow) }), note: fc.string() })

test('no row of another home remains, and no row in scope is lost', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      const left = narrowed(scope, answer) as typeof answer
      for (const [now, before] of [
        [left.list, answer.list],
        [left.deep.rows, answer.deep.rows],
      ] as const)
        expect(now).toEqual(before.filter(({ homeId }) => scope.ids.has(homeId)))
    }),
  )
})
