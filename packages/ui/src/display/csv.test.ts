import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CellValue, csvOf } from './csv.ts'

const one = (value: CellValue): string => csvOf([{ name: 'A', value: () => value }], [0])

/** Parses RFC 4180 back into fields. */
const read = (text: string): string[][] => {
  const lines: string[][] = []
  let fields: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  for (let match = field.exec(text); match; match = field.exec(text)) {
    fields.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'))
    if (match[3] === ',') continue
    lines.push(fields)
    fields = []
  }
  return lines
}

describe('C781 a table as a file', () => {
  it('names its columns first and ends every line according to RFC 4180', () => {
    const columns = [
      { name: 'Home', value: (row: { home: string; nights: number }) => row.home },
      { name: 'Nights', value: (row: { nights: number }) => row.nights },
    ]
    expect(csvOf(columns, [{ home: 'Gull House', nights: 7 }])).toBe('Home,Nights\r\nGull House,7\r\n')
  })
  it('quotes commas, quotes, and line breaks', () => {
    expect(one('Dune Road, 5')).toBe('A\r\n"Dune Road, 5"\r\n')
    expect(one('the "long" dune')).toBe('A\r\n"the ""long"" dune"\r\n')
    expect(one('two\nlines')).toBe('A\r\n"two\nlines"\r\n')
  })
  it.each(['=1+1', '+1 631 555 0100', '-2', '@SUM(A1)', '\tx', '\rx'])(
    'makes text that looks like a formula harmless: %j',
    (text) => {
      expect(read(one(text))[1]).toEqual([`'${text}`])
    },
  )
  it('leaves numbers as numbers, even negative ones, and null values empty', () => {
    expect(one(-63.75)).toBe('A\r\n-63.75\r\n')
    expect(one(null)).toBe('A\r\n\r\n')
    expect(one(undefined)).toBe('A\r\n\r\n')
  })
  it('restores any text, except for the apostrophe before a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 })), (rows) => {
        const columns = ['A', 'B'].map((name, at) => ({ name, value: (row: string[]) => row[at] }))
        const guarded = rows.map((row) => row.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)))
        expect(read(csvOf(columns, rows)).slice(1)).toEqual(guarded)
      }),
    )
  })
  it('never lets a field start like a formula', () => {
    fc.assert(fc.property(fc.string(), (text) => !/^[=+\-@\t\r]/.test(read(one(text))[1]?.[0] ?? '')))
  })
})
