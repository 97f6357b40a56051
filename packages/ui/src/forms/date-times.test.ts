import { describe, expect, it } from 'vitest'
import { joinedParts, partsOf, readDateTime } from './date-times.ts'

const read = (date: string | null, time: string, limits = {}) => readDateTime(joinedParts({ date, time }), limits)

describe('a date with its time', () => {
  it('C815 datetime-both requires both', () => {
    expect(read('2026-05-10', '14:00')).toEqual({ value: '2026-05-10T14:00', held: false })
    expect(read('2026-05-10', '')).toBe('half')
    expect(read(null, '14:00')).toBe('half')
    expect(read(null, '')).toEqual({ value: null, held: false })
  })

  it('C815 datetime-clamp is kept within its limits', () => {
    const noon = { min: '2026-05-10T12:00' }
    expect(read('2026-05-10', '09:00', noon)).toEqual({ value: '2026-05-10T12:00', held: true })
    expect(read('2026-05-10', '13:00', noon)).toEqual({ value: '2026-05-10T13:00', held: false })
    expect(read('2026-05-10', '13:00', { max: '2026-05-10T12:30' })).toEqual({ value: '2026-05-10T12:30', held: true })
  })

  it('splits the way it was combined', () => {
    expect(partsOf('2026-05-10T14:00')).toEqual({ date: '2026-05-10', time: '14:00' })
    expect(partsOf('')).toEqual({ date: null, time: '' })
  })
})
