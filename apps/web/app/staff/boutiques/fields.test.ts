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

it('asks for an address of its own, a name and a sentence', () => {
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

it('sends trimmed words, and the homes in their order', () => {
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

it('gives a collection a site of its own', () => {
  expect(boutiqueOf({ ...good, site: ' The Landing ', theme: 'estates' }, homes)).toMatchObject({
    site: 'The Landing',
    theme: 'estates',
  })
})

it('puts one home first and loses none', () => {
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
