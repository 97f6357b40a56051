import { expect, test } from 'vitest'
import { addRecent, recentsOf } from './recents.ts'

const row = (name: string) => ({ to: `/staff/homes/${name}`, icon: 'home' as const, title: name })

test('lists what a person opened last, each once, and nothing another person opened', () => {
  for (const name of ['1', '2', '3', '4', '5', '6', '7', '3']) addRecent(1, row(name))
  expect(recentsOf(1).map(({ title }) => title)).toEqual(['3', '7', '6', '5', '4', '2'])
  expect(recentsOf(2)).toEqual([])
  addRecent(2, row('8'))
  expect(recentsOf(2).map(({ title }) => title)).toEqual(['8'])
  expect(recentsOf(1)).toEqual([])
})
