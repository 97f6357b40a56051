import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choicesIn, choicesText, type TasteChoice, tasteOptions, tasteSteps } from './taste-choices.ts'

const option = fc.record({ homeId: fc.integer({ min: 1, max: 9_999 }), pictureId: fc.integer({ min: 1, max: 9_999 }) })
const choice: fc.Arbitrary<TasteChoice> = fc
  .uniqueArray(option, {
    minLength: 2,
    maxLength: tasteOptions,
    selector: ({ homeId, pictureId }) => `${homeId}.${pictureId}`,
  })
  .chain((shown) => fc.record({ shown: fc.constant(shown), taken: fc.option(fc.nat(shown.length - 1), { nil: null }) }))

it('choices survive the round trip through an address', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: tasteSteps }), (choices) => {
      expect(choicesIn(choicesText(choices))).toEqual(choices)
    }),
  )
})

it("invalid text in an address isn't a choice", () => {
  for (const text of [
    '1_1.2',
    '3_1.2-3.4',
    '1_1.2-1.2',
    '1_0.2-3.4',
    '1_1.2-3.4,',
    'x',
    '1_1.2-3.4-5.6-7.8-9.10',
    Array.from({ length: tasteSteps + 1 }, () => '0_1.2-3.4').join(','),
  ])
    expect(choicesIn(text), text).toBeUndefined()
})

it('no choices yet is an empty text', () => {
  expect([choicesText([]), choicesIn('')]).toEqual(['', []])
})
