import { expect, it } from 'vitest'
import { isSignatureOf, refuseOtherName } from './signer.ts'

it.each([
  ['Wang Xiaoming', '小明', '王'],
  ['Xiao Ming Wang', '小明', '王'],
  ['Pyotr Shcherbakov', 'Пётр', 'Щербаков'],
  ['Пётр Щербаков', 'Petr', 'Shcherbakov'],
  ['Ali Hassan', 'علي', 'حسن'],
  ['Giorgos Papadopoulos', 'Γιώργος', 'Παπαδόπουλος'],
])('%j signs for %s %s', (signed, firstName, lastName) =>
  expect(isSignatureOf(signed, { firstName, lastName })).toBe(true),
)

it.each([
  ['xx yy', '小明', '王'],
  ['ab', 'Пётр', 'Щербаков'],
  ['Elena Marchetti', 'Пётр', 'Щербаков'],
  ['王', 'Elena', 'Marchetti'],
  ['🙂🙂', 'Elena', 'Marchetti'],
])('%j does not sign for %s %s', (signed, firstName, lastName) =>
  expect(isSignatureOf(signed, { firstName, lastName })).toBe(false),
)

it('says which name is expected', () => {
  expect(() => refuseOtherName('ab', { firstName: 'Elena', lastName: 'Marchetti' })).toThrow(
    expect.objectContaining({ code: 'name_differs', details: { name: 'Elena Marchetti' } }),
  )
})
