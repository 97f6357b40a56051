import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdSearch } from './held-search.ts'

const keyEvent = (key: string, more: object = {}) =>
  Object.assign(new Event('keydown', { cancelable: true }), {
    key,
    metaKey: false,
    ctrlKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  })

let page: EventTarget
let found: unknown[]
const press = (key: string, more?: object) => {
  const event = keyEvent(key, more)
  page.dispatchEvent(event)
  return event.defaultPrevented
}
const type = (text: string) => {
  for (const key of text) press(key)
}

beforeEach(() => {
  page = new EventTarget()
  found = []
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  page.addEventListener('found', (event) => found.push((event as CustomEvent).detail))
  holdSearch('awake', 'found')
})

describe('keys pressed before the console’s scripts', () => {
  it('are searched for when they followed ⌘K', () => {
    expect(press('k', { metaKey: true })).toBe(true)
    type('20574x')
    press('Backspace')
    expect(found).toEqual([])
    page.dispatchEvent(new Event('awake'))
    expect(found).toEqual(['20574'])
    expect(press('a')).toBe(false)
  })

  it('are left alone otherwise, and after Escape', () => {
    expect(press('a')).toBe(false)
    press('/')
    type('raman')
    press('Escape')
    expect(press('b')).toBe(false)
    page.dispatchEvent(new Event('awake'))
    expect(found).toEqual([])
  })
})
