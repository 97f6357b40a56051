import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boutiqueOf, boutiqueProblems, fieldsOf, firstOf } from './fields.ts'

const words = { required: 'required', addressHint: 'small letters', addressTaken: 'taken' }
const good = {
  slug: 'canoe-place',
  name: ' Canoe Place ',
  line: 'On the lake',
  text: '',
  site: ' ',
  theme: '',
  shown: true,
}
const homes = [
  { id: 3, name: 'Fern' },
  { id: 1, name: 'Alder' },
  { id: 2, name: 'Birch' },
]

it('requires a unique address, a name, and a tagline', () => {
  expect(boutiqueProblems(good, [], words)).toEqual({})
  expect(boutiqueProblems(fieldsOf(undefined), [], words)).toEqual({
    slug: 'small letters',
    name: 'required',
    line: 'required',
  })
  expect(boutiqueProblems(good, ['canoe-place'], words)).toEqual({ slug: 'taken' })
  for (const slug of ['Canoe', 'canoe--place', '-canoe', 'canoe place', '../canoe'])
    expect(boutiqueProblems({ ...good, slug }, [], words)).toEqual({ slug: 'small letters' })
})

it('sends trimmed texts and the homes in order', () => {
  expect(boutiqueOf(good, homes)).toEqual({
    name: 'Canoe Place',
    line: 'On the lake',
    text: '',
    site: null,
    theme: null,
    shown: true,
    homeIds: [3, 1, 2],
  })
})

it('gives a collection its own site name and theme', () => {
  expect(boutiqueOf({ ...good, site: ' The Landing ', theme: 'estates' }, homes)).toMatchObject({
    site: 'The Landing',
    theme: 'estates',
  })
})

it('moves one home to the front and keeps the order of the others', () => {
  expect(firstOf(homes, 2).map(({ id }) => id)).toEqual([2, 3, 1])
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(), (ids, id) => {
      const put = firstOf(
        ids.map((one) => ({ id: one, name: '' })),
        id,
      ).map((home) => home.id)
      expect(put.toSorted()).toEqual(ids.toSorted())
      if (ids.includes(id)) expect(put[0]).toBe(id)
    }),
  )
})
