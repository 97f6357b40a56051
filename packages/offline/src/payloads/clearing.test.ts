import { expect, it } from 'vitest'
import { createClearing } from './clearing.ts'

it('discards a fetch in progress once everything has been cleared', async () => {
  const { begin, clear } = createClearing()
  const isWanted = begin()
  expect(isWanted()).toBe(true)
  await clear(async () => {})
  expect(isWanted()).toBe(false)
  expect(begin()()).toBe(true)
})

it('waits for a write in progress before removing it, even if it fails', async () => {
  const { write, clear } = createClearing()
  const stored: string[] = []
  const late = async (name: string) => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    stored.push(name)
    if (name === 'b') throw new Error('full')
  }
  const written = Promise.allSettled([write(late('a')), write(late('b'))])
  await clear(async () => void stored.splice(0))
  await written
  expect(stored).toEqual([])
})
