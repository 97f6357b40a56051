import { emptyKeepShelf, memoryKeep } from '@porchlight/offline'
import { expect, it } from 'vitest'
import { accountKey, createDesks } from './desk.ts'

const key = btoa('k'.repeat(32)).replace(/=/g, '')
const server =
  (answer: object, status = 200) =>
  async () =>
    Response.json(answer, { status })

it("an account's key is accepted only from a response to that account", async () => {
  const reply = server({ results: { userId: 7, key } })
  expect(await accountKey('7', '/write-seal', reply)).toBeInstanceOf(CryptoKey)
  expect(await accountKey('8', '/write-seal', reply)).toBeNull()
  expect(await accountKey('7', '/write-seal', server({ results: {} }, 401))).toBeNull()
})

it('without a seal there is no desk, and nothing is stored', async () => {
  const shelf = emptyKeepShelf()
  const desks = createDesks({
    open: async () => ({ store: memoryKeep(shelf), sealFor: async () => null }),
    onChange: async () => {},
  })
  expect(await desks.sits('7')).toBeUndefined()
  expect((await desks.sits('visitor'))?.pageOwner).toBe('visitor')
})
