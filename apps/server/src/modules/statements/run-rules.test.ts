import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropReason, limitsIn, needsSecond, type RunState, refusalOf, shortAtProvider } from './run-rules.ts'

/** Payouts to one owner each. */
const each = (...amounts: number[]) => amounts.map((amount, ownerId) => ({ ownerId, amount }))

const limits = { run: 50_000_00, single: 10_000_00 }

describe('who can send a payout run', () => {
  it('R56 one person up to the limits, two above either of them', () => {
    expect(needsSecond(each(10_000_00, 5_000_00), [], limits)).toBe(false)
    expect(needsSecond(each(10_000_01), [], limits)).toBe(true)
    expect(needsSecond(each(...Array<number>(5).fill(10_000_00)), [], limits)).toBe(false)
    expect(needsSecond(each(...Array<number>(5).fill(10_000_00), 1), [], limits)).toBe(true)
  })

  it('R56 what one owner gets within a day is one payout, in however many runs it is sent', () => {
    const amount = 6_000_00
    expect(needsSecond([{ ownerId: 7, amount }], [{ ownerId: 7, amount: 4_000_00 }], limits)).toBe(false)
    expect(needsSecond([{ ownerId: 7, amount }], [{ ownerId: 7, amount: 4_000_01 }], limits)).toBe(true)
    expect(needsSecond([{ ownerId: 7, amount }], [{ ownerId: 8, amount: 9_000_00 }], limits)).toBe(false)
    // Owners of earlier runs who aren't in this one require no second person.
    expect(needsSecond([{ ownerId: 7, amount: 1 }], [{ ownerId: 8, amount: 20_000_00 }], limits)).toBe(false)
  })

  it('R56 splitting a run into small ones does not help: what one person sent within a day counts', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: limits.single }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(amounts, (parts) => {
        const alone: { ownerId: number; amount: number }[] = []
        parts.forEach((amount, at) => {
          const payout = { ownerId: at % 4, amount }
          if (!needsSecond([payout], alone, limits)) alone.push(payout)
        })
        const sent = (payouts: typeof alone) => payouts.reduce((sum, { amount }) => sum + amount, 0)
        expect(sent(alone)).toBeLessThanOrEqual(limits.run)
        for (const ownerId of [0, 1, 2, 3])
          expect(sent(alone.filter((payout) => payout.ownerId === ownerId))).toBeLessThanOrEqual(limits.single)
      }),
    )
  })

  it('R56 limits are whole units of the currency, whatever its cents', () => {
    expect(limitsIn('USD', { run: 50_000, single: 10_000 }, 'USD')).toEqual(limits)
    const yen = { run: 5_000_000, single: 1_000_000 }
    expect(limitsIn('JPY', yen, 'JPY')).toEqual(yen)
    expect([limitsIn('JPY', { run: 50_000, single: 10_000 }, 'USD'), limitsIn('USD', yen, 'JPY')]).toEqual([
      yen,
      limits,
    ])
  })

  it('R56 the preparer never approves the run, and nothing over the limit leaves unapproved', () => {
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
  it('R46 R54 R56 is dropped if anything changed in between, and paid as prepared otherwise', () => {
    expect(dropReason(line, { accountId: 3, waits: [], available: 500 })).toBeUndefined()
    expect(dropReason(line, { accountId: 3, waits: [], available: 499 })).toBe('less_money')
    expect(dropReason(line, { accountId: 4, waits: [], available: 500 })).toBe('account_changed')
    expect(dropReason(line, { accountId: undefined, waits: ['account'], available: 500 })).toBe('account')
    expect(dropReason(line, { accountId: 3, waits: ['tax_form'], available: 500 })).toBe('tax_form')
  })
})

describe("the payout carrier's balance", () => {
  const line = (amount: number, isAdvanced = true) => ({ amount, hasCarrier: isAdvanced })
  const short = (held: number | undefined, ...lines: ReturnType<typeof line>[]) =>
    [...shortAtProvider(lines, held)].map(({ amount }) => amount)

  it('R56 pays lines in order as far as it goes, and a smaller one further back can still go', () => {
    expect(short(100, line(60), line(50), line(40))).toEqual([50])
    expect(short(100, line(100))).toEqual([])
    expect(short(99, line(100))).toEqual([100])
    expect(short(0, line(1), line(2))).toEqual([1, 2])
  })

  it('R56 is not used by lines that go another way, and falls short for none when it is unknown', () => {
    expect(short(100, line(500, false), line(100))).toEqual([])
    expect(short(undefined, line(1_000_000))).toEqual([])
  })

  it('R56 one payout over its limit needs a second person, whatever else is in the run', () => {
    expect(needsSecond(each(1_00, 10_000_01, 1_00), [], limits)).toBe(true)
  })
})
