import { describe, expect, test } from 'vitest'
import { componentsOf, type FileLimits, fileLimits } from './content-lines.ts'

const calendar = (...lines: string[]): string => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const repeat = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

/** Why a file is rejected, or `fine`. */
const verdict = (content: string, limits?: Partial<FileLimits>): string => {
  const read = componentsOf(content, { ...fileLimits, ...limits })
  return Array.isArray(read) ? 'fine' : read.code
}
const nested = (depth: number): string[] => [...repeat(depth, 'BEGIN:VEVENT'), ...repeat(depth, 'END:VEVENT')]

describe('how much of a calendar file is read', () => {
  test.each([
    ['lines', 'too_many_lines', (most: number) => calendar(...repeat(most - 2, 'X:1'))],
    ['lineLength', 'line_too_long', (most: number) => calendar('X'.repeat(most))],
    ['depth', 'nested_too_deep', (most: number) => calendar(...nested(most - 1))],
    ['properties', 'too_many_properties', (most: number) => calendar(...event(...repeat(most, 'X:1')))],
    ['events', 'too_many_events', (most: number) => calendar(...repeat(most, event()).flat())],
  ] as const)('accepts up to the limit of %s, and one more is %s', (limit, code, fileWith) => {
    const most = 40
    expect(verdict(fileWith(most), { [limit]: most })).toBe('fine')
    expect(verdict(fileWith(most + 1), { [limit]: most })).toBe(code)
  })

  test('a line is too long even if only its continuations make it so', () => {
    expect(verdict(calendar('X:1', ' 2345678', ' 2345678'), { lineLength: 16 })).toBe('line_too_long')
    expect(verdict(calendar('X:1', ' 2345678', ' 2345'), { lineLength: 16 })).toBe('fine')
  })

  test('the default limits are 100,000 lines of 100,000 characters, 5,000 events, 2,000 properties, and 12 levels', () => {
    expect(verdict(calendar(...repeat(2_000, 'X:1')))).toBe('fine')
    expect(verdict(calendar(...repeat(2_001, 'X:1')))).toBe('too_many_properties')
    expect(verdict(calendar(...nested(11)))).toBe('fine')
    expect(verdict(calendar(...nested(12)))).toBe('nested_too_deep')
    expect(verdict(calendar(...repeat(5_000, event()).flat()))).toBe('fine')
    expect(verdict(calendar(...repeat(5_001, event()).flat()))).toBe('too_many_events')
    expect(verdict(calendar('X'.repeat(100_000)))).toBe('fine')
    expect(verdict(calendar('X'.repeat(100_001)))).toBe('line_too_long')
    expect(verdict(calendar(...repeat(99_998, '')))).toBe('fine')
    expect(verdict(calendar(...repeat(99_999, '')))).toBe('too_many_lines')
  })
})

describe('content lines', () => {
  const linesOf = (content: string) => {
    const read = componentsOf(content)
    if (!Array.isArray(read)) throw new Error(read.code)
    return read
  }

  test('continue the previous line after dropping their first character, and never come first', () => {
    expect(linesOf(calendar('SUMMARY:Lo', ' ng', '\tlines'))).toMatchObject([{ lines: ['SUMMARY:Longlines'] }])
    expect(linesOf(` \r\n${calendar('X:1')}`)).toMatchObject([{ name: 'VCALENDAR', lines: ['X:1'] }])
    expect(linesOf('BEGIN:VCALEN\n DAR\nX:1\nEND:VCALENDAR')).toMatchObject([{ name: 'VCALENDAR' }])
  })

  test('ignore remarks after the end, but not a component there', () => {
    expect(verdict(`${calendar('X:1')}\r\n<!-- cached -->`)).toBe('fine')
    expect(verdict(`${calendar('X:1')}\r\nBEGIN:VEVENT`)).toBe('cut_off')
    expect(verdict(`${calendar('X:1')}\r\n<!-- cached -->\r\nBEGIN:VEVENT\r\nUID:1`)).toBe('cut_off')
    expect(verdict('END:VCALENDAR')).toBe('not_a_calendar')
  })

  test('ignore an end without a beginning', () => {
    expect(linesOf(calendar(...event('END:VALARM', 'UID:1'), 'END:', 'X:1'))).toMatchObject([
      { lines: ['END:', 'X:1'], inside: [{ name: 'VEVENT', lines: ['UID:1'] }] },
    ])
  })

  test('keep two calendars in one file side by side', () => {
    expect(linesOf(`${calendar('X:1')}\n${calendar('X:2')}`)).toMatchObject([{ lines: ['X:1'] }, { lines: ['X:2'] }])
  })

  test('of a calendar that another follows before its end are cut off', () => {
    const cut = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', calendar(...event('UID:b'))].join('\r\n')
    expect(verdict(cut)).toBe('cut_off')
    expect(verdict(['BEGIN:VCALENDAR', calendar()].join('\r\n'))).toBe('cut_off')
    expect(verdict([calendar(), calendar()].join('\r\n'))).toBe('fine')
  })

  test('close an open component with the one around it', () => {
    expect(linesOf(calendar('BEGIN:VEVENT', 'BEGIN:VALARM', 'END:VEVENT', 'X:1'))).toMatchObject([
      { lines: ['X:1'], inside: [{ name: 'VEVENT', inside: [{ name: 'VALARM' }] }] },
    ])
  })
})
