import { afterEach, describe, expect, it, vi } from 'vitest'
import { readyMs, within } from './ready.ts'

afterEach(() => vi.useRealTimers())

describe('waiting for the native side', () => {
  it('C535 ends after ten seconds', async () => {
    vi.useFakeTimers()
    const heard = vi.fn()
    void within(readyMs, new Promise(() => {})).then(heard)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toHaveBeenCalledWith(undefined)
  })

  it('returns the answer, and nothing for a failure', async () => {
    expect(await within(1_000, Promise.resolve('here'))).toBe('here')
    expect(await within(1_000, Promise.reject(new Error('no plugin')))).toBeUndefined()
  })
})
