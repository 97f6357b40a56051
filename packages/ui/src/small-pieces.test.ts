import { describe, expect, it, vi } from 'vitest'
import { clampPercent, clampWhole } from './clamp.ts'
import { type PageSlot, pageSlots } from './page-numbers.ts'
import { hasWaitingToasts, onFirstToast, takeToasts, toast } from './toasts.ts'

const shown = (slots: PageSlot[]) =>
  slots.map((slot) => ('gap' in slot ? '…' : slot.far ? `(${slot.page})` : slot.page))

describe('page numbers', () => {
  it('offer two at either edge and the neighbours; a phone leaves the second ones out', () => {
    expect(shown(pageSlots(7, 14))).toEqual([1, '(2)', '…', 6, 7, 8, '…', '(13)', 14])
  })
  it('have no gap where none is left out', () => {
    expect(shown(pageSlots(2, 4))).toEqual([1, 2, 3, 4])
    expect(shown(pageSlots(1, 1))).toEqual([1])
  })
})

describe('a typed number', () => {
  it.each([
    ['5', 5],
    ['0', 1],
    ['11', 10],
    ['4.6', 5],
    ['', 3],
    ['many', 3],
  ])('%j within 1 to 10 becomes %d', (text, number) => {
    expect(clampWhole(text, 1, 10, 3)).toBe(number)
  })
  it.each([
    [-5, 0],
    [42, 42],
    [140, 100],
    [Number.NaN, 0],
  ])('as a share, %d becomes %d', (percent, held) => {
    expect(clampPercent(percent)).toBe(held)
  })
})

describe('toasts', () => {
  it('wait for the region, then reach it in order, then directly', () => {
    const woken = vi.fn()
    const forget = onFirstToast(woken)
    toast({ title: 'first' })
    toast({ title: 'second' })
    expect(woken).toHaveBeenCalled()
    expect(hasWaitingToasts()).toBe(true)
    const received: (string | undefined)[] = []
    const letGo = takeToasts(({ title }) => received.push(title))
    toast({ title: 'third' })
    expect(received).toEqual(['first', 'second', 'third'])
    expect(hasWaitingToasts()).toBe(false)
    letGo()
    forget()
  })
})
