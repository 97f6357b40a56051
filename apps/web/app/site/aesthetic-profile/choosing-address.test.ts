import { tasteSteps } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { after, before, type Choosing, choosingIn, choosingQuery, mayEnd } from './choosing-address.ts'

const begun: Choosing = { deal: 4711, choices: [], done: false }
const shown = [
  { homeId: 12, pictureId: 340 },
  { homeId: 15, pictureId: 77 },
]
const read = (choosing: Choosing) => choosingIn(new URLSearchParams(choosingQuery(choosing)))

it('every step stands in the address, and one step back is the address before', () => {
  const one = after(begun, shown, 1)
  const two = after(one, shown.toReversed(), null)
  expect(choosingQuery(two)).toBe('?deal=4711&choices=2_12.340-15.77,0_15.77-12.340')
  expect([read(begun), read(one), read(two)]).toEqual([begun, one, two])
  expect(before(two)).toEqual(one)
  expect(before(before(one))).toEqual({ ...begun, deal: null })
})

it('ten steps are all; four pictures taken are enough to end', () => {
  const walked = Array.from({ length: tasteSteps }).reduce<Choosing>((choosing) => after(choosing, shown, 0), begun)
  expect(read(walked).done).toBe(true)
  const some = (taken: number | null) => [1, 2, 3, 4].reduce((choosing) => after(choosing, shown, taken), begun)
  expect([mayEnd(begun), mayEnd(some(0)), mayEnd(some(null))]).toEqual([false, true, false])
  expect(read({ ...some(0), done: true })).toMatchObject({ done: true, choices: { length: 4 } })
})

it('what cannot be read begins anew', () => {
  for (const query of ['', 'deal=x', 'deal=12345678', 'choices=9_1.1'])
    expect(choosingIn(new URLSearchParams(query))).toEqual({ deal: null, choices: [], done: false })
  expect(choosingIn(new URLSearchParams('deal=1&done=1')).done).toBe(false)
})
