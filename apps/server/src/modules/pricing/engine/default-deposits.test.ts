import { describe, expect, it } from 'vitest'
import { inheritedDeposit } from './default-deposits.ts'

const tag = { from: 'group', id: 3, kind: 'tag', areaKind: null } as const
const brand = { from: 'group', id: 9, kind: 'brand', areaKind: null } as const
const defaults = [
  { group: null, currency: 'USD', amount: 100_000 },
  { group: brand.id, currency: 'USD', amount: 150_000 },
  { group: tag.id, currency: 'USD', amount: 0 },
]

describe('the deposit a home follows', () => {
  it.each([
    ['the company’s in no group', [], 'USD', 100_000],
    ['that of its group', [brand], 'USD', 150_000],
    ['that of its most specific group, also none', [tag, brand], 'USD', 0],
    ['nobody’s in another currency', [tag, brand], 'EUR', undefined],
  ])('is %s', (_, groups, currency, amount) => {
    expect(inheritedDeposit(defaults, { groups, currency })?.value).toBe(amount)
  })
})
