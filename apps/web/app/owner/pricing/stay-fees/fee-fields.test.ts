import { expect, test } from 'vitest'
import { type KnownFees, stayFeeFields, stayFeeProblems, stayFeesIn } from './fee-fields.ts'

const words = { choose: 'choose', fill: 'fill', unclear: 'unclear', noNumber: 'noNumber' }
const home = { id: 1, name: 'Marram House', currency: 'USD' }
const known: KnownFees = {
  home,
  cleaning: { kind: 'amount', amount: 45_000 },
  service: { kind: 'share', share: 650 },
  decidedAt: null,
}

test('a fee decision round-trips through the fields', () => {
  expect(stayFeesIn(stayFeeFields(known))).toEqual({ cleaning: known.cleaning, service: known.service })
  const none = { kind: 'none', name: 'Ada Quill', reason: 'The owner cleans' } as const
  expect(stayFeesIn(stayFeeFields({ ...known, cleaning: none })).cleaning).toEqual(none)
})

test('each fee needs a decision, and missing values are reported at their field', () => {
  const open = stayFeeFields({ home, cleaning: null, service: null, decidedAt: null })
  expect(stayFeeProblems(open, words)).toEqual({ 'cleaning.way': 'choose', 'service.way': 'choose' })
  const half = {
    cleaning: { ...open.cleaning, way: 'none' as const },
    service: { ...open.service, way: 'share' as const },
  }
  expect(stayFeeProblems(half, words)).toEqual({
    'cleaning.name': 'fill',
    'cleaning.reason': 'fill',
    'service.percent': 'noNumber',
  })
  expect(stayFeeProblems(stayFeeFields(known), words)).toEqual({})
})
