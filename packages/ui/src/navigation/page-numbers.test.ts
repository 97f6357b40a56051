import { describe, expect, it } from 'vitest'
import { type PageSlot, pageSlots } from './page-numbers.ts'

const shown = (slots: PageSlot[]) =>
  slots.map((slot) => ('gap' in slot ? '…' : slot.far ? `(${slot.page})` : slot.page))

describe('page numbers', () => {
  it('C849 C850 include two at either end and the neighbors; a phone leaves out the second ones', () => {
    expect(shown(pageSlots(7, 14))).toEqual([1, '(2)', '…', 6, 7, 8, '…', '(13)', 14])
  })
  it('C782 have no gap if none is left out', () => {
    expect(shown(pageSlots(2, 4))).toEqual([1, 2, 3, 4])
    expect(shown(pageSlots(1, 1))).toEqual([1])
  })
})
