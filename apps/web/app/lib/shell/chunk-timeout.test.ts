import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chunkTimeoutMs, inTime, isChunkLoadError } from './chunk-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = (importing: Promise<unknown>) => importing.then(String, (error: unknown) => error)

it('C509 C831 a chunk that has not arrived after 120 s is a ChunkLoadError', async () => {
  let outcome: unknown = 'waits'
  void settled(inTime(new Promise(() => {}))).then((end) => {
    outcome = end
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toMatchObject({ name: 'ChunkLoadError' })
  expect(isChunkLoadError(outcome)).toBe(true)
})

it("a chunk that arrives, or fails on its own, doesn't time out", async () => {
  expect(await settled(inTime(Promise.resolve('module')))).toBe('module')
  const failure = new TypeError('Failed to fetch dynamically imported module')
  expect(await settled(inTime(Promise.reject(failure)))).toBe(failure)
  expect(isChunkLoadError(failure)).toBe(false)
  expect([vi.getTimerCount(), chunkTimeoutMs]).toEqual([0, 120_000])
})
