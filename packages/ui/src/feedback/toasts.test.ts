import { describe, expect, it, vi } from 'vitest'
import { hasWaitingToasts, onFirstToast, takeToasts, toast } from './toasts.ts'

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
