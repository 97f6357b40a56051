import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile, folded } from './calendar-file.ts'

const stay = { arrive: '2027-07-10', depart: '2027-07-15', uid: '7-ab@porchlight', changedAt: new Date(0) }

describe('R62 the exported calendar', () => {
  test('says whether nights are booked or blocked, and nothing more', () => {
    const summaryOf = (booked: boolean) => /SUMMARY:(.*)\r\n/.exec(calendarFile('Cove', [{ ...stay, booked }]))?.[1]
    expect([summaryOf(true), summaryOf(false)]).toEqual(['Reserved', 'Not available'])
  })

  test('folds a line after 75 octets and not before; the leading space of the continuation counts', () => {
    const lengths = (line: string) =>
      folded(line)
        .split('\r\n')
        .map((part) => part.length)
    expect(lengths('x'.repeat(75))).toEqual([75])
    expect(lengths('x'.repeat(76))).toEqual([75, 2])
    expect(lengths('x'.repeat(75 + 74))).toEqual([75, 75])
    expect(lengths('x'.repeat(75 + 75))).toEqual([75, 75, 2])
  })

  test('never folds lines too long or splits a character, and unfolding restores the line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
        const text = line.replace(/[\r\n]/g, '')
        const parts = folded(text).split('\r\n')
        expect(parts.every((part) => Buffer.byteLength(part) <= 75)).toBe(true)
        expect([parts[0], ...parts.slice(1).map((part) => part.slice(1))].join('')).toBe(text)
      }),
    )
  })
})
