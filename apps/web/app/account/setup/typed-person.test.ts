import { expect, test } from 'vitest'
import { forgetPerson, storePerson, typedPerson } from './typed-person.ts'

const newStore = () => {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  }
}
const typed = { firstName: 'Nora', lastName: '', email: 'nora@pinelake.example', password: 'the lamp stays lit 42' }

test('a reload of the setup page loses neither name nor email, and no password is stored', () => {
  const store = newStore()
  storePerson(store, typed)
  expect(typedPerson(store)).toEqual([
    ['firstName', 'Nora'],
    ['email', 'nora@pinelake.example'],
  ])
  expect([...store.held.values()].join()).not.toContain(typed.password)
  storePerson(store, { firstName: '', lastName: '', email: '' })
  expect(typedPerson(store)).toHaveLength(2)
  forgetPerson(store)
  expect(typedPerson(store)).toEqual([])
})

test('ignores what it did not store itself', () => {
  const store = newStore()
  store.setItem('setup-person', '{"firstName":7')
  expect(typedPerson(store)).toEqual([])
})
