import { expect, it } from 'vitest'
import { bodyOf, emptyThing, problemsOf } from './claim-fields.ts'

const words = { missing: 'words', missingAmount: 'amount', photoMissing: 'photo', photoAlone: 'alone' }
const photo = (id: string) => ({ id, name: `${id}.jpg`, thumbnail: null, originalSrc: '' })
const lamp = {
  ...emptyThing(),
  what: 'A lamp',
  amount: { amount: 9_000, currency: 'USD' },
  before: [photo('1')],
  after: [photo('2'), photo('3')],
}

it('photos are paired in the order they were added, and an item not photographed before has an empty place', () => {
  expect(bodyOf({ things: [lamp], text: 'Broken.' }).items).toEqual([
    {
      what: 'A lamp',
      amount: 9_000,
      pairs: [
        { before: 1, after: 2 },
        { before: null, after: 3 },
      ],
    },
  ])
})

it('every item needs a description, a price, and an after photo', () => {
  expect(problemsOf({ things: [lamp], text: 'Broken.' }, words).none).toBe(true)
  expect(problemsOf({ things: [lamp, emptyThing()], text: '' }, words)).toMatchObject({
    none: false,
    text: 'words',
    things: [{}, { what: 'words', amount: 'amount', after: 'photo' }],
  })
  const alone = { ...lamp, before: [photo('1'), photo('4'), photo('5')] }
  expect(problemsOf({ things: [alone], text: 'x' }, words).things[0]?.after).toBe('alone')
})
