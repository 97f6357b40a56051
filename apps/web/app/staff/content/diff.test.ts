import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedTo, slugOf } from './blank.ts'
import { diffLines } from './diff.ts'

it('shows what was added and removed, and leaves out the rest', () => {
  expect(diffLines(['one', 'two', 'three'], ['one', '2', 'three', 'four'])).toEqual([
    { change: 'same', text: 'one' },
    { change: 'removed', text: 'two' },
    { change: 'added', text: '2' },
    { change: 'same', text: 'three' },
    { change: 'added', text: 'four' },
  ])
})

it('always leads from one version to the other', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = diffLines(before, after)
      const linesWithout = (change: string) => diff.filter((line) => line.change !== change).map(({ text }) => text)
      expect([linesWithout('added'), linesWithout('removed')]).toEqual([before, after])
    }),
  )
})

it('moves a block anywhere and loses none', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a'], 5, 0)).toEqual(['a'])
})

it('turns a title into an address', () => {
  expect(slugOf('The Hook in October, when…')).toBe('the-hook-in-october-when')
  expect(slugOf('Où séjourner à Noël ?')).toBe('ou-sejourner-a-noel')
  expect(slugOf(`${'x'.repeat(79)} yes`)).toHaveLength(79)
})
