import { expect, it } from 'vitest'
import { isSignatureOf, refuseOtherName } from './signer.ts'

it.each([
  ['Wang Xiaoming', '小明', '王'],
  ['Xiao Ming Wang', '小明', '王'],
  ['Pyotr Shcherbakov', 'Пётр', 'Щербаков'],
  ['Пётр Щербаков', 'Petr', 'Shcherbakov'],
  ['Ali Hassan', 'علي', 'حسن'],
  ['Giorgos Papadopoulos', 'Γιώργος', 'Παπαδόπουλος'],
  ['王小明', 'Xiaoming', 'Wang'],
  ['김철수', 'Cheolsu', 'Gim'],
  ['Ivan Michael Petrov', 'Иван', 'Петров'],
  ['Li Yi', '一', '李'],
  ['Priya Sharma', 'प्रिया', 'शर्मा'],
  ['David Levi', 'דוד', 'לוי'],
])('%j signs for %s %s', (signed, firstName, lastName) =>
  expect(isSignatureOf(signed, { firstName, lastName })).toBe(true),
)

it.each([
  ['xx yy', '小明', '王'],
  ['ab', 'Пётр', 'Щербаков'],
  ['Elena Marchetti', 'Пётр', 'Щербаков'],
  ['王', 'Elena', 'Marchetti'],
  ['🙂🙂', 'Elena', 'Marchetti'],
  // A relative's name, and names of almost no consonants.
  ['Ivan Shcherbakov', 'Пётр', 'Щербаков'],
  ['Shcherbakov', 'Пётр', 'Щербаков'],
  ['Marina Papadopoulos', 'Γιώργος', 'Παπαδόπουλος'],
  ['Meera Sharma', 'प्रिया', 'शर्मा'],
  ['ol', '一', '李'],
  ['Al Lu', '一', '李'],
])('%j does not sign for %s %s', (signed, firstName, lastName) =>
  expect(isSignatureOf(signed, { firstName, lastName })).toBe(false),
)

it('says which name is expected', () => {
  expect(() => refuseOtherName('ab', { firstName: 'Elena', lastName: 'Marchetti' })).toThrow(
    expect.objectContaining({ code: 'name_differs', details: { name: 'Elena Marchetti' } }),
  )
})
