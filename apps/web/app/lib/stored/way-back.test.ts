import { expect, it } from 'vitest'
import { noteTry, triesOf, tryAfterMs } from './way-back.ts'

const emptyStore = () => {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  }
}

it('the way back is retried soon, then less and less often, and finally once a minute', () => {
  const store = emptyStore()
  const waits = [tryAfterMs(triesOf('/a', 0, store))]
  for (let at = 1; at < 12; at += 1) waits.push(tryAfterMs(noteTry('/a', at * 1000, store)))
  expect(waits[0]).toBe(500)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits.slice(7)).toEqual(waits.slice(7).map(() => 60_000))
})

it('tries of another address, or from long ago, do not count', () => {
  const store = emptyStore()
  noteTry('/a', 0, store)
  noteTry('/a', 1000, store)
  expect(triesOf('/a', 2000, store)).toBe(2)
  expect(triesOf('/b', 2000, store)).toBe(0)
  expect(triesOf('/a', 200_000, store)).toBe(0)
})
