import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patient } from './patient-fetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const busy = (seconds?: string) =>
  new Response(null, { status: 503, ...(seconds !== undefined && { headers: { 'retry-after': seconds } }) })
const fine = () => new Response('fine')

const fetched = (...answers: Response[]) => {
  const send = vi.fn(async () => answers.shift() ?? fine())
  return { send, fetch: patient(send as unknown as typeof fetch, () => 0.5) }
}

it('retries a busy server once, after the time it specifies', async () => {
  const { send, fetch } = fetched(busy('2'))
  const answer = fetch('/x')
  await vi.advanceTimersByTimeAsync(2_499)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await answer).text()).toBe('fine')
  expect(send).toHaveBeenCalledTimes(2)
})

it('returns the second response, whatever it is', async () => {
  const { send, fetch } = fetched(busy('1'), busy('1'))
  const answer = fetch('/x')
  await vi.advanceTimersByTimeAsync(1_500)
  expect((await answer).status).toBe(503)
  expect(send).toHaveBeenCalledTimes(2)
})

it.each([['no time'], ['0'], ['3600'], ['Wed, 21 Oct 2026 07:28:00 GMT']])('does not wait for %s', async (seconds) => {
  const { send, fetch } = fetched(busy(seconds === 'no time' ? undefined : seconds))
  expect((await fetch('/x')).status).toBe(503)
  expect(send).toHaveBeenCalledTimes(1)
})

it('returns every other response unchanged', async () => {
  const { send, fetch } = fetched(new Response(null, { status: 429, headers: { 'retry-after': '1' } }))
  expect((await fetch('/x')).status).toBe(429)
  expect(send).toHaveBeenCalledTimes(1)
})
