import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsOf } from './staff-acts.ts'

describe('the facts of an action', () => {
  it('are its numbers, dates, and choices, by path', () => {
    const sent = {
      plan: { base: 120_000, weekend: null },
      nights: [{ night: '2027-07-04', amount: 1 }],
      kind: 'percent',
      days: [5, 6],
    }
    expect(factsOf(sent)).toEqual({
      'plan.base': 120_000,
      'plan.weekend': null,
      'nights.0.night': '2027-07-04',
      'nights.0.amount': 1,
      kind: 'percent',
      days: [5, 6],
    })
  })

  it('are never what people wrote, who they are, how to reach them, or a secret', () => {
    const sent = {
      firstName: 'Ada',
      email: 'ada@example.com',
      phone: '+16315550188',
      note: 'loud',
      text: 'Dear Ada, welcome.',
      password: 'hunter2hunter2',
      code: '482913',
      guest: 'Ada Wren',
      ssn: '078051120',
    }
    expect(factsOf(sent)).toEqual({})
  })

  it('are few and small, whatever is sent', () => {
    void fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (sent) => {
        const facts = factsOf(sent)
        expect(Object.keys(facts).length).toBeLessThanOrEqual(60)
        for (const value of Object.values(facts).flat())
          expect(typeof value === 'string' ? value.length : 0).toBeLessThanOrEqual(40)
      }),
    )
    expect(factsOf({ days: Array.from({ length: 500 }, (_, at) => at) }).days).toHaveLength(21)
  })
})
