import { expect, it } from 'vitest'
import { compareQuery, requestedList } from './lists.ts'

const parse = (query: string) => requestedList(new URLSearchParams(query))

it('reads homes to compare from a list or a plain form, at most four, each once', () => {
  expect(parse('compare=12,15')).toEqual({ kind: 'compare', ids: [12, 15] })
  expect(parse('compare=12&compare=15&compare=12')).toEqual({ kind: 'compare', ids: [12, 15] })
  expect(parse('compare=1,2,3,4,5')).toEqual({ kind: 'compare', ids: [1, 2, 3, 4] })
  expect(parse('compare=x,-1,0,1.5,')).toEqual({ kind: 'compare', ids: [] })
})

it('shows a list of homes only on request', () => {
  expect(parse('show=favorites')).toEqual({ kind: 'favorites' })
  expect(parse('show=seen')).toEqual({ kind: 'seen' })
  expect(parse('show=other')).toBeUndefined()
  expect(parse('place=saltgrass')).toBeUndefined()
})

it('preserves the stay when homes are removed', () => {
  const search = new URLSearchParams('compare=1,2,3&arrive=2027-06-01&depart=2027-06-05&adults=2&place=x')
  expect(compareQuery(search, [1, 3])).toBe('?compare=1,3&arrive=2027-06-01&depart=2027-06-05&adults=2')
})
