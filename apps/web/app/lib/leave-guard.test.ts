import { describe, expect, it } from 'vitest'
import { losesText } from './leave-guard.ts'

const at = (pathname: string, search = '') => ({ pathname, search })

describe('leaving unsaved text', () => {
  it('asks before another page, however it is reached', () => {
    expect(losesText(at('/staff/content/1'), at('/staff'), ['page'])).toBe(true)
    expect(losesText(at('/staff/inbox'), at('/staff'), ['record'])).toBe(true)
    expect(losesText(at('/staff/content/1'), at('/staff'), [])).toBe(false)
  })

  it('asks before the next record of a list only for text about the one that is open', () => {
    const [one, next] = [at('/staff/inbox', '?open=todo.1'), at('/staff/inbox', '?open=todo.2')]
    expect(losesText(one, next, ['record'])).toBe(true)
    expect(losesText(one, next, ['page'])).toBe(false)
    expect(losesText(one, { ...one }, ['record'])).toBe(false)
  })
})
