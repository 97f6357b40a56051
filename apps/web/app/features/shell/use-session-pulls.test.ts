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

test('C370 C500 the session is pulled again after fifteen minutes, not sooner, and so on', () => {
  vi.advanceTimersByTime(minutes(15) - 1)
  expect(pulled).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(pulled).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(minutes(30) - 1)
  expect(pulled).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  expect(pulled).toHaveBeenCalledTimes(3)
})

test('C370 a page that nobody sees, or that has no connection, pulls nothing until that has changed', () => {
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

test('C370 a page that was left pulls nothing', () => {
  stop()
  vi.advanceTimersByTime(minutes(60))
  expect(pulled).toHaveBeenCalledTimes(0)
})
