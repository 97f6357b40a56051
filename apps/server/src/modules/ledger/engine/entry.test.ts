import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf } from './chart.ts'
import { credit, debit, type EntryLine, entryFault, journalLine, withoutZeros } from './entry.ts'

const faultOf = (lines: EntryLine[], currency = 'USD') =>
  entryFault(lines.map((line) => journalLine(line, { currency })))

const capture = (amount: number): EntryLine[] => [
  debit('processor:clearing', amount, { bookingId: 5 }),
  credit('liability:guest-deposit', amount, { bookingId: 5 }),
]

describe('a journal entry', () => {
  it('R44 balances: debits equal credits', () => {
    expect(faultOf(capture(426_632))).toBeUndefined()
    expect(faultOf([debit('cash:trust', 100), credit('processor:clearing', 99)])).toMatch(/trust book differ by 1 USD/)
  })

  it('R44 balances in each currency separately', () => {
    const lines = [debit('cash:trust', 100, { currency: 'EUR' }), credit('processor:clearing', 100)]
    expect(faultOf(lines)).toMatch(/differ by/)
  })

  it('R45 R46 turns trust money into income only when it leaves the trust', () => {
    const stolen = [debit('liability:guest-deposit', 100, { bookingId: 5 }), credit('income:commission', 100)]
    expect(faultOf(stolen)).toMatch(/trust book differ by 100 USD/)
    const moved = [...stolen, debit('cash:operating', 100), credit('cash:trust', 100)]
    expect(faultOf(moved)).toBeUndefined()
  })

  it('names its sub-ledgers', () => {
    expect(faultOf([debit('cash:trust', 1), credit('payable:owner', 1, { ownerId: 3 })])).toMatch(
      /must name its homeId/,
    )
    expect(faultOf([debit('cash:trust', 1), credit('payable:tax', 1, { authority: '' })])).toMatch(/its authority/)
  })

  it('R15 has whole minor units above zero, on known accounts', () => {
    expect(faultOf([debit('cash:trust', 0.5), credit('processor:clearing', 0.5)])).toMatch(/no amount/)
    expect(faultOf([debit('cash:trust', 0), credit('processor:clearing', 0)])).toMatch(/no amount/)
    expect(faultOf([debit('cash:trust', 2 ** 53), credit('processor:clearing', 2 ** 53)])).toMatch(/no amount/)
    const unknown = { ...debit('cash:trust', 1), account: 'cash:pocket' } as unknown as EntryLine
    expect(faultOf([unknown, credit('processor:clearing', 1)])).toMatch(/no account cash:pocket/)
    expect(faultOf([debit('cash:trust', 1)])).toMatch(/at least two lines/)
  })

  const anyLines = fc.array(
    fc.record({
      trust: fc.boolean(),
      side: fc.constantFrom('debit' as const, 'credit' as const),
      amount: fc.integer({ min: 1, max: 1_000_000_000 }),
      currency: fc.constantFrom('USD', 'JPY'),
    }),
    { minLength: 1, maxLength: 12 },
  )

  it('has a currency', () => {
    for (const currency of ['usd', 'US', 'USDX', ''])
      expect(faultOf(capture(100), currency)).toBe(`processor:clearing: ${currency} is no currency`)
  })

  it('can be written with every possible line: only zero lines are dropped', () => {
    const [line] = capture(100) as [EntryLine, EntryLine]
    const lines = [0, 1, -1].map((amount) => ({ ...line, amount }))
    expect(withoutZeros(lines).map(({ amount }) => amount)).toEqual([1, -1])
  })

  it('R44 is accepted exactly when every book of every currency sums to zero', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (drawn, repair) => {
        const lines: EntryLine[] = drawn.map(({ trust, ...line }) => ({
          ...line,
          account: trust ? 'cash:trust' : 'cash:operating',
        }))
        const signedLines = lines.map((line) => journalLine(line, { currency: 'USD' }))
        const groups = Map.groupBy(signedLines, (line) => `${accountOf(line.account)?.book} ${line.currency}`)
        const gaps = [...groups.values()].map((group) => ({
          of: group[0] as (typeof group)[number],
          gap: group.reduce((sum, line) => sum + line.signed, 0),
        }))
        const repaired = repair
          ? [...signedLines, ...gaps.filter(({ gap }) => gap !== 0).map(({ of, gap }) => ({ ...of, signed: -gap }))]
          : signedLines
        const balanced = repair || gaps.every(({ gap }) => gap === 0)
        expect(entryFault(repaired) === undefined).toBe(balanced && repaired.length >= 2)
      }),
    )
  })
})
