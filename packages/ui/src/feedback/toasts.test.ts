import { afterEach, describe, expect, it, vi } from 'vitest'
import { leadsOn, onToasts, pressToast, putAway, toast, toastLifetime, toastsNow, typeOf } from './toasts.ts'

const newest = () => {
  const one = toastsNow().at(-1)
  if (!one) throw new Error('No toast')
  return one
}

afterEach(() => {
  for (const { id } of toastsNow()) putAway(id)
})

describe('toasts', () => {
  it('C551 C856 stay five seconds', () => {
    expect(toastLifetime).toBe(5000)
  })

  it('C783 line up in order of arrival, and notify listeners', () => {
    const heard = vi.fn()
    const forget = onToasts(heard)
    toast({ title: 'first' })
    toast({ title: 'second' })
    expect(toastsNow().map(({ message }) => message.title)).toEqual(['first', 'second'])
    putAway(toastsNow()[0]?.id ?? 0)
    expect(toastsNow().map(({ message }) => message.title)).toEqual(['second'])
    expect(heard).toHaveBeenCalledTimes(3)
    forget()
    toast({ title: 'third' })
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it("don't pile up: a repeated one replaces the previous one, with its own button", () => {
    const undo = vi.fn()
    toast({ type: 'success', message: 'Saved' })
    toast({ type: 'success', message: 'Saved', action: { label: 'Undo', onPress: undo } })
    toast({ type: 'danger', message: 'Saved' })
    expect(toastsNow()).toHaveLength(2)
    pressToast(toastsNow()[0] as never, vi.fn(), true)
    expect(undo).toHaveBeenCalledOnce()
    for (const to of ['/a', '/a']) toast({ title: 'Ann Brook', to })
    expect(toastsNow().filter(({ message }) => message.to)).toHaveLength(2)
  })

  it('put away the failures of earlier attempts once one succeeds', async () => {
    toast({ type: 'danger', title: 'Required Fields', message: 'Please complete the highlighted fields' })
    toast({ type: 'danger', message: 'A reply came back', to: '/account' })
    toast({ type: 'danger', message: 'photo.jpg', action: { label: 'Try again', onPress: vi.fn() } })
    await Promise.resolve()
    toast({ type: 'info', message: 'Copied' })
    expect(toastsNow()).toHaveLength(4)
    toast({ type: 'success', message: 'Saved' })
    expect(toastsNow().map(({ message }) => message.message)).toEqual([
      'A reply came back',
      'photo.jpg',
      'Copied',
      'Saved',
    ])
  })

  it('keep what failed in an action that partly succeeded', async () => {
    toast({ type: 'danger', message: 'Pinecrest: booked' })
    toast({ type: 'success', message: '3 homes blocked' })
    await Promise.resolve()
    expect(toastsNow().map(({ message }) => message.message)).toEqual(['Pinecrest: booked', '3 homes blocked'])
  })

  it('C301 C339 are information by default, and danger when they contain an error', () => {
    expect(typeOf({ title: 'Copied' })).toBe('info')
    expect(typeOf({ title: 'Error', error: true })).toBe('danger')
    expect(typeOf({ title: 'Saved', type: 'success' })).toBe('success')
  })
})

describe('pressing a toast', () => {
  it('C407 dismisses it', () => {
    toast({ message: 'Copied' })
    pressToast(newest(), vi.fn())
    expect(toastsNow()).toEqual([])
  })

  it('C408 C409 C410 runs its action, then goes to its target', () => {
    const order: string[] = []
    toast({ title: 'A message', action: { onPress: () => order.push('read') }, to: '/travelers' })
    expect(leadsOn(newest().message)).toBe(true)
    pressToast(newest(), (to) => order.push(to))
    expect(order).toEqual(['read', '/travelers'])
  })

  it('leaves an action with its own label to its button', () => {
    const undo = vi.fn()
    toast({ message: 'Blocked', action: { label: 'Undo', onPress: undo } })
    expect(leadsOn(newest().message)).toBe(false)
    pressToast(newest(), vi.fn())
    expect(undo).not.toHaveBeenCalled()
    toast({ message: 'Blocked', action: { label: 'Undo', onPress: undo } })
    pressToast(newest(), vi.fn(), true)
    expect(undo).toHaveBeenCalledOnce()
  })
})
