import { expect, it } from 'vitest'
import { isWider } from './rules.ts'

it.each<[string, number[], number[], boolean]>([
  ['a first limit', [], [1], false],
  ['no limit before and after', [], [], false],
  ['the same groups', [1, 2], [2, 1], false],
  ['fewer groups', [1, 2], [2], false],
  ['another group', [1], [2], true],
  ['one more group', [1], [1, 2], true],
  ['no limit any more', [1], [], true],
])('%s: wider is %#', (_, before, after, wider) => {
  expect(isWider(before, after)).toBe(wider)
})
