import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSession } from './use-session-pulls.ts'

const minutes = (count: number) => count * 60_000
let stop = () => {}
const pulled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  pulled.mockClear()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { onLine: true })
  stop = followSession(pulled, { current: [] })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('C370 C500 refreshes the session every 15 minutes, not sooner', () => {
  vi.advanceTimersByTime(minutes(15) - 1)
  expect(pulled).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(pulled).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(minutes(30) - 1)
  expect(pulled).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  expect(pulled).toHaveBeenCalledTimes(3)
})

test('C370 does not refresh while hidden or offline', () => {
  vi.stubGlobal('document', { hidden: true })
  vi.advanceTimersByTime(minutes(15))
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { onLine: false })
  vi.advanceTimersByTime(minutes(15))
  expect(pulled).toHaveBeenCalledTimes(0)
  vi.stubGlobal('navigator', { onLine: true })
  vi.advanceTimersByTime(minutes(15))
  expect(pulled).toHaveBeenCalledTimes(1)
})

test('C370 does not refresh after leaving the page', () => {
  stop()
  vi.advanceTimersByTime(minutes(60))
  expect(pulled).toHaveBeenCalledTimes(0)
})
