import { openFirstAccount } from '@porchlight/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { setupNotice } from '../../setup-notice.ts'
import { accountById, lacksAdmin, makeAdmin, makeSetupCode } from './index.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

const person = {
  firstName: 'Grace',
  lastName: 'Hale',
  password: 'harbor-lantern-7',
  confirmPassword: 'harbor-lantern-7',
}
const send = async (more: {
  code?: string | undefined
  email?: string
  password?: string
  confirmPassword?: string
}) => {
  const body = { ...person, email: 'grace@demo.porchlight.test', code: '', ...more }
  const answer = await it.visitor().call(openFirstAccount, { body })
  if (!answer.ok) return answer.error.code
  const { id } = answer.results.user
  return (await it.read((ctx) => accountById(ctx, id)))?.roles.toSorted()
}
const printed = async () => /setup#(\S+)/.exec((await setupNotice(it.app)) ?? '')?.[1]

test('while no one runs the installation, a printed code opens the first administrator’s account, once', async () => {
  expect(await it.read(lacksAdmin)).toBe(true)
  const early = await printed()
  const code = await printed()
  // Each start prints its own code, and only the last one counts.
  expect(await send({ code: early })).toBe('setup_code_unknown')
  expect(await send({ code: 'k4mzp-x7ybn-2qhdc' })).toBe('setup_code_unknown')
  expect(await send({ code, password: 'password1', confirmPassword: 'password1' })).toBe('weak_password')
  expect(await send({ code, confirmPassword: 'other' })).toBe('password_mismatch')
  expect(await it.read(lacksAdmin)).toBe(true)
  expect(await send({ code })).toEqual(['admin', 'staff'])
  expect(await it.read(lacksAdmin)).toBe(false)
  expect(await send({ code, email: 'second@demo.porchlight.test' })).toBe('setup_code_unknown')
  expect(await setupNotice(it.app)).toBeUndefined()
})

test('a code without an address is void once someone runs the installation', async () => {
  await it.person('admin')
  const code = await it.write((ctx) => makeSetupCode(ctx, null))
  expect(await send({ code, email: 'late@demo.porchlight.test' })).toBe('setup_code_unknown')
})

test('a code for an address opens an account only for that address, until it expires', async () => {
  const code = await it.write((ctx) => makeSetupCode(ctx, 'Ida@Demo.Porchlight.test'))
  expect(await send({ code, email: 'someone@demo.porchlight.test' })).toBe('setup_code_unknown')
  expect(await send({ code, email: 'ida@demo.porchlight.test' })).toEqual(['admin', 'staff'])
  const email = 'old@demo.porchlight.test'
  const old = await it.at('2027-01-14T16:00:00Z').write((ctx) => makeSetupCode(ctx, email))
  expect(await send({ code: old, email })).toBe('setup_code_unknown')
})

test('if several people send a code at once, only one gets in', async () => {
  const email = 'race@demo.porchlight.test'
  const code = await it.write((ctx) => makeSetupCode(ctx, email))
  const answers = await Promise.all(Array.from({ length: 6 }, () => send({ code, email })))
  expect(answers.filter((answer) => Array.isArray(answer))).toHaveLength(1)
})

test('the operator of the machine makes an existing account an administrator', async () => {
  const { accountId, email } = await it.person('traveler')
  expect(await it.write((ctx) => makeAdmin(ctx, email))).toBe(true)
  const account = await it.read((ctx) => accountById(ctx, accountId))
  expect(account?.roles.toSorted()).toEqual(['admin', 'staff', 'traveler'])
  expect(account?.permissions.length).toBeGreaterThan(0)
  expect(await it.write((ctx) => makeAdmin(ctx, 'nobody@demo.porchlight.test'))).toBe(false)
})
