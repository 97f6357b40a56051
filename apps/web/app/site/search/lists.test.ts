import { expect, it } from 'vitest'
import { compareQuery, requestedList } from './lists.ts'

const asked = (query: string) => requestedList(new URLSearchParams(query))

it('homes to compare are read from one list or from a plain form, four at most, each once', () => {
  expect(asked('compare=12,15')).toEqual({ kind: 'compare', ids: [12, 15] })
  expect(asked('compare=12&compare=15&compare=12')).toEqual({ kind: 'compare', ids: [12, 15] })
  expect(asked('compare=1,2,3,4,5')).toEqual({ kind: 'compare', ids: [1, 2, 3, 4] })
  expect(asked('compare=x,-1,0,1.5,')).toEqual({ kind: 'compare', ids: [] })
})

it('a list of homes is shown only where it is asked for', () => {
  expect(asked('show=favorites')).toEqual({ kind: 'favorites' })
  expect(asked('show=seen')).toEqual({ kind: 'seen' })
  expect(asked('show=other')).toBeUndefined()
  expect(asked('place=saltgrass')).toBeUndefined()
})

it('the stay asked for stays when homes are taken out', () => {
  const search = new URLSearchParams('compare=1,2,3&arrive=2027-06-01&depart=2027-06-05&adults=2&place=x')
  expect(compareQuery(search, [1, 3])).toBe('?compare=1,3&arrive=2027-06-01&depart=2027-06-05&adults=2')
})
