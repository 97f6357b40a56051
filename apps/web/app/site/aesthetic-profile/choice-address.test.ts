import { tasteSteps } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { after, before, type Choices, canFinish, choiceQuery, parseChoices } from './choice-address.ts'

const begun: Choices = { deal: 4711, choices: [], done: false }
const shown = [
  { homeId: 12, pictureId: 340 },
  { homeId: 15, pictureId: 77 },
]
const read = (choosing: Choices) => parseChoices(new URLSearchParams(choiceQuery(choosing)))

it('keeps every step in the address, and back is the previous address', () => {
  const one = after(begun, shown, 1)
  const two = after(one, shown.toReversed(), null)
  expect(choiceQuery(two)).toBe('?deal=4711&choices=2_12.340-15.77,0_15.77-12.340')
  expect([read(begun), read(one), read(two)]).toEqual([begun, one, two])
  expect(before(two)).toEqual(one)
  expect(before(before(one))).toEqual({ ...begun, deal: null })
})

it('ends after ten steps, and allows ending after four picked pictures', () => {
  const walked = Array.from({ length: tasteSteps }).reduce<Choices>((choosing) => after(choosing, shown, 0), begun)
  expect(read(walked).done).toBe(true)
  const some = (taken: number | null) => [1, 2, 3, 4].reduce((choosing) => after(choosing, shown, taken), begun)
  expect([canFinish(begun), canFinish(some(0)), canFinish(some(null))]).toEqual([false, true, false])
  expect(read({ ...some(0), done: true })).toMatchObject({ done: true, choices: { length: 4 } })
})

it('restarts from an invalid address', () => {
  for (const query of ['', 'deal=x', 'deal=12345678', 'choices=9_1.1'])
    expect(parseChoices(new URLSearchParams(query))).toEqual({ deal: null, choices: [], done: false })
  expect(parseChoices(new URLSearchParams('deal=1&done=1')).done).toBe(false)
})
