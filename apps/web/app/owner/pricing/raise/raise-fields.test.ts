import { expect, test } from 'vitest'
import { raiseOf, raiseProblems } from './raise-fields.ts'

const words = { fill: 'fill', order: 'order', noNumber: 'noNumber', chooseOne: 'chooseOne' }
const fields = { homes: ['4'], from: '2027-07-01', last: '2027-07-31', weekdays: [5], percent: -7.5 }

test('a month is typed with its last night, a share in percent', () => {
  expect(raiseOf(fields)).toEqual({ from: '2027-07-01', to: '2027-08-01', weekdays: [5], share: -750 })
  expect(raiseProblems(fields, words)).toEqual({})
})

test('what is missing is said at its field; nothing more or less is no change', () => {
  const nothing = { homes: [], from: '2027-07-02', last: '2027-07-01', weekdays: [], percent: 0 }
  expect(raiseProblems(nothing, words)).toEqual({ homes: 'chooseOne', last: 'order', percent: 'noNumber' })
  expect(raiseOf(nothing)).toBeNull()
})
