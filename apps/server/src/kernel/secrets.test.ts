import { expect, it } from 'vitest'
import { newSecret } from './secrets.ts'

it('secrets have their length, never repeat, and leave nothing of others behind', () => {
  const secrets = Array.from({ length: 5_000 }, (_, at) => newSecret(at % 2 === 0 ? 18 : 32))
  expect(new Set(secrets).size).toBe(secrets.length)
  expect(new Set(secrets.map(({ length }) => length))).toEqual(new Set([24, 43]))
  expect(secrets.every((secret) => /^[\w-]+$/.test(secret) && !/^A+$/.test(secret))).toBe(true)
  expect(Buffer.from(newSecret(4_096), 'base64url')).toHaveLength(4_096)
})
