import { expect, it } from 'vitest'
import { createClearing } from './clearing.ts'

it('what is being fetched is not wanted any more once everything was cleared', async () => {
  const { begin, clear } = createClearing()
  const isWanted = begin()
  expect(isWanted()).toBe(true)
  await clear(async () => {})
  expect(isWanted()).toBe(false)
  expect(begin()()).toBe(true)
})

it('what is being written down is there before it is taken away, also when it fails', async () => {
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
