import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropReason, limitsIn, needsSecond, type RunState, refusalOf, shortAtProvider } from './run-rules.ts'

const limits = { run: 50_000_00, single: 10_000_00 }

describe('who may send a payout run', () => {
  it('R56 one person up to the limits, a second one above either of them', () => {
    expect(needsSecond([10_000_00, 5_000_00], 0, limits)).toBe(false)
    expect(needsSecond([10_000_01], 0, limits)).toBe(true)
    expect(needsSecond(Array<number>(5).fill(10_000_00), 0, limits)).toBe(false)
    expect(needsSecond([...Array<number>(5).fill(10_000_00), 1], 0, limits)).toBe(true)
  })

  it('R56 cutting a run into small ones does not help: what one person sent within a day counts', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: limits.single }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(amounts, (parts) => {
        let alone = 0
        for (const part of parts) if (!needsSecond([part], alone, limits)) alone += part
        expect(alone).toBeLessThanOrEqual(limits.run)
      }),
    )
  })

  it('R56 limits are whole units of the currency, whatever its cents', () => {
    expect(limitsIn('USD', { run: 50_000, single: 10_000 })).toEqual(limits)
    expect(limitsIn('JPY', { run: 50_000, single: 10_000 })).toEqual({ run: 50_000, single: 10_000 })
  })

  it('R56 the one who prepared it never approves it, and nothing over the limit leaves unapproved', () => {
    const run = { state: 'prepared' as RunState, preparedBy: 7, needsSecond: true }
    expect(refusalOf('approve', run, 7)).toBe('same_person')
    expect(refusalOf('approve', run, 8)).toBeUndefined()
    expect(refusalOf('send', run, 8)).toBe('needs_second')
    expect(refusalOf('send', { ...run, state: 'approved' }, 7)).toBeUndefined()
    expect(refusalOf('send', { ...run, needsSecond: false }, 7)).toBeUndefined()
    expect(refusalOf('approve', { ...run, needsSecond: false }, 8)).toBe('no_need')
    for (const state of ['sent', 'canceled'] as const)
      for (const act of ['approve', 'send', 'cancel'] as const)
        expect(refusalOf(act, { ...run, state }, 8)).toBe('wrong_state')
  })
})

describe('a line of a run', () => {
  const line = { accountId: 3, amount: 500 }
  it('R46 R54 R56 is dropped for whatever came between, and paid as it was prepared otherwise', () => {
    expect(dropReason(line, { accountId: 3, waits: [], available: 500 })).toBeUndefined()
    expect(dropReason(line, { accountId: 3, waits: [], available: 499 })).toBe('less_money')
    expect(dropReason(line, { accountId: 4, waits: [], available: 500 })).toBe('account_changed')
    expect(dropReason(line, { accountId: undefined, waits: ['account'], available: 500 })).toBe('account')
    expect(dropReason(line, { accountId: 3, waits: ['tax_form'], available: 500 })).toBe('tax_form')
  })
})

describe('what the carrier of payouts holds', () => {
  const line = (amount: number, isAdvanced = true) => ({ amount, isCarried: isAdvanced })
  const short = (held: number | undefined, ...lines: ReturnType<typeof line>[]) =>
    [...shortAtProvider(lines, held)].map(({ amount }) => amount)

  it('R56 pays lines in their order as far as it goes; a smaller one behind may still go', () => {
    expect(short(100, line(60), line(50), line(40))).toEqual([50])
    expect(short(100, line(100))).toEqual([])
    expect(short(99, line(100))).toEqual([100])
    expect(short(0, line(1), line(2))).toEqual([1, 2])
  })

  it('R56 lines that go another way take nothing of it, and where nobody knows what it holds none is short', () => {
    expect(short(100, line(500, false), line(100))).toEqual([])
    expect(short(undefined, line(1_000_000))).toEqual([])
  })

  it('R56 one payout over its limit needs a second person, whatever stands beside it', () => {
    expect(needsSecond([1_00, 10_000_01, 1_00], 0, limits)).toBe(true)
  })
})
