import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it('initials are the first letters of the first and the last word', () => {
  expect(['Ada Wren', 'ada', 'Ada de la Wren', ' Ada  Wren ', ''].map(initialsOf)).toEqual(['AW', 'A', 'AW', 'AW', ''])
})

it('initials of any name are complete characters, the same on server and browser', () => {
  expect(initialsOf('👾 𝒬uill')).toBe('👾𝒬')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => initialsOf(name.toWellFormed()).isWellFormed()))
})
