import { expect, it } from 'vitest'
import { emptyLink, linkOf, linkProblems, queryIn } from './fields.ts'

it('reads the query of a copied search URL', () => {
  expect(queryIn('https://porchlight.test/book-a-property?place=saltgrass&adults=4#map')).toBe(
    'place=saltgrass&adults=4',
  )
  expect(queryIn(' /book-a-property/map?adults=2 ')).toBe('adults=2')
  expect(queryIn('porchlight.test/book-a-property/')).toBe('')
  for (const text of [
    '',
    'https://porchlight.test/',
    'saltgrass',
    '/properties/marram-home?adults=2',
    '/not-book-a-property',
  ])
    expect(queryIn(text), text).toBeUndefined()
})

it('requires the fields of its kind', () => {
  const words = { required: 'required', notASearch: 'no search' }
  expect(linkProblems({ ...emptyLink, kind: 'offer' }, words)).toEqual({ offer: 'required' })
  expect(linkProblems({ ...emptyLink, kind: 'search', address: 'saltgrass' }, words)).toEqual({ address: 'no search' })
  expect(linkProblems({ ...emptyLink, kind: 'search', address: '/book-a-property' }, words)).toEqual({})
})

it('sends the trimmed partner code, or none for an empty field', () => {
  const home = { id: 7, name: 'Marram House' }
  expect(linkOf({ ...emptyLink, partner: ' acme ' }, home)).toEqual({
    target: { kind: 'home', homeId: 7 },
    partner: 'acme',
    note: '',
  })
  expect(linkOf({ ...emptyLink, kind: 'offer', offer: '12' }, undefined)).toMatchObject({
    target: { kind: 'offer', offerId: 12 },
    partner: null,
  })
})
