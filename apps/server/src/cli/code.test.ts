import { answerByAuthenticator, approvalList } from '@porchlight/contract'
import { afterEach, expect, it } from 'vitest'
import { callerOf } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { demoPasswordHash, enrollDemoStaff } from '../demo/load-people.ts'
import { demoStaff } from '../demo/people.ts'
import { accountByEmail, createAccount, openSession } from '../modules/accounts/index.ts'
import { printCode } from './code.ts'

let t: TestApp
afterEach(() => t.close())

const said: string[] = []
const io = { say: (line: string) => void said.push(line), complain() {}, progress() {} }
const email = 'staff@demo.porchlight.test'

const withDemoStaff = async () => {
  const passwordHash = await demoPasswordHash()
  await t.write(async (ctx) => {
    for (const person of demoStaff) await createAccount(ctx, { ...person, passwordHash })
  })
}

it('prints a code that opens the console to demo staff, whether created with factors or given them later', async () => {
  t = await testApp()
  await withDemoStaff()
  await t.write((ctx) => enrollDemoStaff(ctx, t.app.seal))
  await t.write((ctx) => enrollDemoStaff(ctx, t.app.seal))
  await printCode(t.app, email, io)
  const code = said[0]?.slice(0, 6) ?? ''
  const { token } = await t.write(async (ctx) => {
    const id = (await accountByEmail(ctx, email))?.id ?? 0
    return openSession(ctx, id, { address: '127.0.0.1', userAgent: 'test', confirmed: true })
  })
  const { call } = callerOf(t.server, token)
  expect(await call(approvalList, { query: {} })).toMatchObject({ error: { code: 'second_factor_first' } })
  expect(await call(answerByAuthenticator, { body: { code } })).toMatchObject({
    results: { user: { roles: expect.arrayContaining([{ name: 'admin' }]) } },
  })
  expect(await t.read((ctx) => accountByEmail(ctx, email))).toMatchObject({ verification: 'new_devices' })
})

it('prints nothing for anyone else, without a demo world, or on a server others can reach', async () => {
  t = await testApp()
  await expect(printCode(t.app, email, io)).rejects.toThrow('there is none here')
  await withDemoStaff()
  await expect(printCode(t.app, 'owner@demo.porchlight.test', io)).rejects.toThrow('not demo staff')
  await expect(printCode(t.app, 'ruth@example.com', io)).rejects.toThrow('not demo staff')
  const config = { ...t.app.config, publicUrl: 'https://stays.example.com', allowDemo: false }
  await expect(printCode({ ...t.app, config }, email, io)).rejects.toThrow('there is none here')
})
