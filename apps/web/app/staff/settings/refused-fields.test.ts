import { expect, it } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const values = { label: 'Occupancy tax', from: null, on: ['cleaning'], authorityName: 'Placer County' }

it.each([
  [['change.terms.label'], ['label']],
  [
    ['change.terms.on.0', 'change.from'],
    ['on', 'from'],
  ],
  [['change.terms.label', 'change.terms.label'], ['label']],
  [['change.terms.library', 'stay.homeId', 'change'], []],
  [[], []],
])('%j names the fields %j', (required, fields) => expect(refusedFields(required, values)).toEqual(fields))
