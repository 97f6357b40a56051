import { expect, it } from 'vitest'
import { newSecret } from './secret.ts'

it('a secret fits in an address, and is never the same', () => {
  const secrets = Array.from({ length: 200 }, newSecret)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(new Set(secrets).size).toBe(200)
})
