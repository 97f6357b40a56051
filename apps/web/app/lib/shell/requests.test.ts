import { afterEach, expect, test, vi } from 'vitest'
import { onBack, watchedFetch } from './requests.ts'

afterEach(() => vi.unstubAllGlobals())

test('a call that is answered after one that was not tells that the connection is back, once', async () => {
  const answers: (() => Response)[] = []
  vi.stubGlobal('fetch', async () => answers.shift()?.())
  const answered = () => new Response()
  const failing = (failure: Error) => () => {
    throw failure
  }
  const heard = vi.fn()
  const leave = onBack(heard)
  const call = async (answer: () => Response) => {
    answers.push(answer)
    await watchedFetch('/ping').catch(() => {})
    return heard.mock.calls.length
  }
  expect(await call(answered)).toBe(0)
  expect(await call(failing(new DOMException('left the page', 'AbortError')))).toBe(0)
  expect(await call(answered)).toBe(0)
  expect(await call(failing(new TypeError('Failed to fetch')))).toBe(0)
  expect(await call(answered)).toBe(1)
  expect(await call(answered)).toBe(1)
  expect(await call(failing(new DOMException('took too long', 'TimeoutError')))).toBe(1)
  leave()
  expect(await call(answered)).toBe(1)
})
