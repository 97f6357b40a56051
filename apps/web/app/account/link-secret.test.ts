import { expect, test } from 'vitest'
import { forgetLinkSecret, linkSecretIn } from './link-secret.ts'

const newStore = () => {
  const held = new Map<string, string>()
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  }
}

test('a reload finds the secret that the address no longer has', () => {
  const store = newStore()
  expect(linkSecretIn({ hash: '' }, store, 'setup')).toBe('')
  expect(linkSecretIn({ hash: '#k6f3q-p98at' }, store, 'setup')).toBe('k6f3q-p98at')
  expect(linkSecretIn({ hash: '' }, store, 'setup')).toBe('k6f3q-p98at')
  expect(linkSecretIn({ hash: '' }, store, 'welcome')).toBe('')
})

test('a new link in the same tab replaces the old one, and a used one is forgotten', () => {
  const store = newStore()
  linkSecretIn({ hash: '#old' }, store, 'setup')
  expect(linkSecretIn({ hash: '#new' }, store, 'setup')).toBe('new')
  forgetLinkSecret(store, 'setup')
  expect(linkSecretIn({ hash: '' }, store, 'setup')).toBe('')
})

test('reads a damaged link and a browser without storage without failing', () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  expect(linkSecretIn({ hash: '#100%' }, store, 'setup')).toBe('100%')
  expect(linkSecretIn({ hash: '' }, store, 'setup')).toBe('')
  expect(() => forgetLinkSecret(store, 'setup')).not.toThrow()
})
