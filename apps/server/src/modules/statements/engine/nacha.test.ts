import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type BankEntry, type BankFile, bankName, nachaFile } from './nacha.ts'

const originator = {
  company: 'Porchlight Homes LLC',
  companyId: '1234567890',
  bankRouting: '021000021',
  bankName: 'First Harbor Bank',
}

const person: BankEntry = {
  id: 'PAYOUT 7',
  name: 'Zoë Åkerström-Whitcombe the Elder',
  routing: '091000019',
  account: '4417206184',
  accountType: 'checking',
  isCompany: false,
  amount: 1_234_56,
}

const file = (entries: readonly BankEntry[]): BankFile => ({
  originator,
  entries,
  madeOn: '2027-07-06',
  madeAt: '1005',
  effectiveOn: '2027-07-07',
  serial: 3,
})

const recordsOf = (text: string): string[] => text.split('\r\n').slice(0, -1)
/** Positions as the rules count them: from 1, both included. */
const at = (record: string | undefined, from: number, to: number): string => (record ?? '').slice(from - 1, to)

describe('the bank file', () => {
  const company: BankEntry = { ...person, id: 'PAYOUT 8', isCompany: true, accountType: 'savings', amount: 10_00 }
  const lines = recordsOf(nachaFile(file([person, company])))
  const [head, people, first, peopleEnd, companies, second, , end] = lines

  it('R56 opens with the sender and the bank', () => {
    expect(at(head, 1, 3)).toBe('101')
    expect(at(head, 4, 13)).toBe(' 021000021')
    expect(at(head, 14, 23)).toBe('1234567890')
    expect(at(head, 24, 33)).toBe('2707061005')
    expect(at(head, 34, 40)).toBe('3094101')
    expect(at(head, 41, 63)).toBe('FIRST HARBOR BANK      ')
    expect(at(head, 64, 94)).toBe('PORCHLIGHT HOMES LLC           ')
  })

  it('R56 has one batch for people and one for companies, credits only, on their banking day', () => {
    expect(at(people, 1, 4)).toBe('5220')
    expect(at(people, 5, 20)).toBe('PORCHLIGHT HOMES')
    expect(at(people, 21, 40).trim()).toBe('')
    expect(at(people, 41, 63)).toBe('1234567890PPDOWNER PAY ')
    expect(at(people, 64, 94)).toBe('270707270707   1021000020000001')
    expect(at(companies, 51, 53)).toBe('CCD')
    expect(at(companies, 88, 94)).toBe('0000002')
  })

  it('R56 credits each account with its sum, without accents, and traces it', () => {
    expect(at(first, 1, 3)).toBe('622')
    expect(at(first, 4, 12)).toBe('091000019')
    expect(at(first, 13, 29)).toBe('4417206184       ')
    expect(at(first, 30, 39)).toBe('0000123456')
    expect(at(first, 40, 54)).toBe('PAYOUT 7       ')
    expect(at(first, 55, 76)).toBe('ZOE AKERSTROM-WHITCOMB')
    expect(at(first, 77, 94)).toBe('  0021000020000001')
    expect(at(second, 1, 3)).toBe('632')
    expect(at(second, 80, 94)).toBe('021000020000002')
  })

  it('R56 ends every batch and the file with counts, hash, and totals', () => {
    expect(at(peopleEnd, 1, 20)).toBe('82200000010009100001')
    expect(at(peopleEnd, 21, 44)).toBe('000000000000000000123456')
    expect(at(peopleEnd, 45, 94)).toBe(`1234567890${' '.repeat(25)}021000020000001`)
    expect(at(end, 1, 31)).toBe('9000002000001000000020018200002')
    expect(at(end, 32, 55)).toBe('000000000000000000124456')
    expect(at(end, 56, 94)).toBe(' '.repeat(39))
    expect(lines.slice(8)).toEqual(['9'.repeat(94), '9'.repeat(94)])
  })

  it('R56 rejects what a field cannot hold, and never truncates a number', () => {
    expect(() => nachaFile(file([{ ...person, amount: 10_000_000_000 }]))).toThrow(RangeError)
    expect(() => nachaFile(file([{ ...person, account: '123456789012345678' }]))).toThrow(RangeError)
    expect(() => nachaFile(file([{ ...person, routing: '12345' }]))).toThrow(RangeError)
  })
})

describe("a payee's name", () => {
  it.each([
    ['Łukasz Østergård', 'LUKASZ OSTERGARD'],
    ['O’Brien & Søn', 'OBRIEN & SON'],
    ["O'Brien & Søn", 'OBRIEN & SON'],
    ['Müßig  Grüße', 'MUSSIG GRUSSE'],
    ['Æbler ½ Homes LLC', 'AEBLER 1/2 HOMES LLC'],
    ['A 🏖️ Ltd', 'A LTD'],
    ['Alexandrina Constantinopoulou', 'ALEXANDRINA CONSTANTIN'],
    ['王小明', undefined],
    ['Пётр Щербаков', undefined],
    ['Ali علي', undefined],
    ['’’', undefined],
    ['', undefined],
  ])('%j is written as %j', (name, written) => expect(bankName(name)).toBe(written))

  it('that the file cannot write is rejected', () => {
    expect(() => nachaFile(file([{ ...person, name: '王小明' }]))).toThrow(RangeError)
  })
})

const anEntry = fc.record({
  id: fc.integer({ min: 1, max: 999_999 }).map((number) => `PAYOUT ${number}`),
  name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((name) => bankName(name) !== undefined),
  routing: fc.stringMatching(/^\d{9}$/),
  account: fc.stringMatching(/^\d{4,17}$/),
  accountType: fc.constantFrom('checking' as const, 'savings' as const),
  isCompany: fc.boolean(),
  amount: fc.integer({ min: 1, max: 9_999_999_99 }),
})

describe('any bank file', () => {
  it('R56 consists of plain 94-character records in blocks of ten, and its sums are those of its entries', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { minLength: 1, maxLength: 60 }), (entries) => {
        const lines = recordsOf(nachaFile(file(entries)))
        expect(lines.length % 10).toBe(0)
        for (const line of lines) expect(line).toMatch(/^[\x20-\x60\x7b-\x7e]{94}$/)
        const details = lines.filter((line) => line.startsWith('6'))
        const control = lines.find((line) => line.startsWith('9') && line !== '9'.repeat(94))
        const sum = (from: number, to: number, of: readonly string[]) =>
          of.reduce((total, line) => total + Number(at(line, from, to)), 0)
        expect(details).toHaveLength(entries.length)
        expect(Number(at(control, 8, 13))).toBe(lines.length / 10)
        expect(Number(at(control, 14, 21))).toBe(entries.length)
        expect(Number(at(control, 22, 31))).toBe(sum(4, 11, details) % 10_000_000_000)
        expect(Number(at(control, 44, 55))).toBe(entries.reduce((total, { amount }) => total + amount, 0))
        const ends = lines.filter((line) => line.startsWith('8'))
        expect(Number(at(control, 2, 7))).toBe(ends.length)
        expect(sum(5, 10, ends)).toBe(entries.length)
        expect(sum(33, 44, ends)).toBe(sum(44, 55, [control ?? '']))
        for (const line of details) expect(at(line, 55, 76).trimEnd()).toMatch(/^\S+( \S+)*$/)
        const traces = details.map((line) => at(line, 80, 94))
        expect(traces).toEqual([...new Set(traces)].sort())
      }),
      { numRuns: 200 },
    )
  })
})

test('R56 the check sum of routing numbers keeps its last ten digits', () => {
  const entries = Array.from({ length: 202 }, (_, at) => ({ ...person, id: `PAYOUT ${at}`, routing: '991000017' }))
  const control = recordsOf(nachaFile(file(entries))).find((record) => record.startsWith('8'))
  // 202 × 99,100,001 is 20,018,200,202.
  expect(at(control, 11, 20)).toBe('0018200202')
})
