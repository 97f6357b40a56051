import { expect, test } from 'vitest'
import { writeKeyOf } from './idempotency.ts'

const keyFor = (key: string | undefined, body: unknown = { a: 1 }, method = 'POST', url = '/api/v1/bookings') =>
  writeKeyOf('account:1', key, method, url, body)

test('a write without a key has none, and a key is 1 to 200 visible characters', () => {
  expect(keyFor(undefined)).toBeNull()
  expect(keyFor('a'.repeat(200))).toMatchObject({ scope: 'account:1', key: 'a'.repeat(200) })
  for (const key of ['', 'a'.repeat(201), 'two words', 'schlüssel', 'tab\t'])
    expect(() => keyFor(key), key).toThrow('1 to 200 visible characters')
})

test('the same key stands for one method, address, and body', () => {
  const hash = keyFor('k')?.requestHash
  expect(keyFor('k')?.requestHash).toBe(hash)
  expect(keyFor('k', { a: 2 })?.requestHash).not.toBe(hash)
  expect(keyFor('k', { a: 1 }, 'PUT')?.requestHash).not.toBe(hash)
  expect(keyFor('k', { a: 1 }, 'POST', '/api/v1/offers')?.requestHash).not.toBe(hash)
  expect(writeKeyOf('s', 'k', 'POST', '/x', undefined)?.requestHash).toBe(
    writeKeyOf('s', 'k', 'POST', '/x', null)?.requestHash,
  )
})
