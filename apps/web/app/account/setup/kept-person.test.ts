import { expect, test } from 'vitest'
import { forgetPerson, keepPerson, keptPerson } from './kept-person.ts'

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
  keepPerson(store, typed)
  expect(keptPerson(store)).toEqual([
    ['firstName', 'Nora'],
    ['email', 'nora@pinelake.example'],
  ])
  expect([...store.held.values()].join()).not.toContain(typed.password)
  keepPerson(store, { firstName: '', lastName: '', email: '' })
  expect(keptPerson(store)).toHaveLength(2)
  forgetPerson(store)
  expect(keptPerson(store)).toEqual([])
})

test('ignores what it did not store itself', () => {
  const store = newStore()
  store.setItem('setup-person', '{"firstName":7')
  expect(keptPerson(store)).toEqual([])
})
