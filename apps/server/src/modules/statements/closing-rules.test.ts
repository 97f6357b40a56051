import { describe, expect, it } from 'vitest'
import { bankAgrees, nextToClose, openOwners } from './closing-rules.ts'

const today = '2027-07-05'
const one = { ownerId: 1, first: '2026-11-03' }
const two = { ownerId: 2, first: '2027-05-01' }

describe('the next quarter to close', () => {
  it('R48 is the first that someone has open', () => {
    expect(nextToClose([one, two], [], [], today)).toEqual({ year: 2026, quarter: 4 })
    const closed = [{ ownerId: 1, year: 2026, quarter: 4 }]
    expect(nextToClose([one, two], closed, [], today)).toEqual({ year: 2027, quarter: 1 })
    expect(openOwners([one, two], closed, { year: 2027, quarter: 1 })).toEqual([1])
    expect(openOwners([one, two], closed, { year: 2027, quarter: 2 })).toEqual([1, 2])
  })

  it('R48 is the current one when all past quarters are closed, and when no one has any money', () => {
    const closed = [
      { ownerId: 2, year: 2027, quarter: 2 },
      { ownerId: 1, year: 2026, quarter: 4 },
      { ownerId: 1, year: 2027, quarter: 1 },
      { ownerId: 1, year: 2027, quarter: 2 },
    ]
    expect(nextToClose([one, two], closed, [], today)).toEqual({ year: 2027, quarter: 3 })
    expect(nextToClose([], [], [], today)).toEqual({ year: 2027, quarter: 3 })
  })
})

it('R44 the bank agrees only when it reported every currency and the amounts match', () => {
  expect(bankAgrees([])).toBe(true)
  expect(bankAgrees([{ book: 5, reported: 5 }])).toBe(true)
  expect(bankAgrees([{ book: 5, reported: 4 }])).toBe(false)
  expect(
    bankAgrees([
      { book: 5, reported: 5 },
      { book: 0, reported: null },
    ]),
  ).toBe(false)
})
