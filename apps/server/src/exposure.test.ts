import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import { nobodysPassword } from '#testing/builders'
import { testApp } from '#testing/harness'
import { loadConfig } from './config.ts'
import { assertDemoAllowed } from './demo/first-run.ts'
import { exposureFaults } from './exposure.ts'

const folder = mkdtempSync(join(tmpdir(), 'exposure-'))
afterAll(() => rmSync(folder, { recursive: true }))

const load = (env: Record<string, string>) => loadConfig({ PORCHLIGHT_DATA: folder, ...env })
const faults = (env: Record<string, string>) => exposureFaults(load(env)).join('\n')
const mail = { SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'stay@example.com' }
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}
const reached: [string, Record<string, string>][] = [
  ['an https address', { PUBLIC_URL: 'https://stay.example.com' }],
  ['an https address on this machine', { PUBLIC_URL: 'https://localhost:4443' }],
  ['an http address elsewhere', { PUBLIC_URL: 'http://stay.example.com' }],
  ['every interface', { HOST: '0.0.0.0' }],
  ['every interface over IPv6', { HOST: '::' }],
  ['an address of the network', { HOST: '192.168.1.20' }],
  ['a name', { HOST: 'stay.internal' }],
]

describe('a server others can reach', () => {
  it.each(reached)('does not start on %s without mail and cards', (_where, env) => {
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'ALLOW_OUTBOX', 'STRIPE_SECRET_KEY', 'ALLOW_DEMO'])
      expect(faults(env)).toContain(name)
  })

  it('starts with a mail server and cards, without a demo world', () => {
    const env = { PUBLIC_URL: 'https://stay.example.com', ...mail, ...stripe }
    expect(faults(env)).toBe('')
    expect(load(env).demoHomes).toBe(0)
  })

  it('is never filled with published passwords unless that is allowed', () => {
    expect(load({ HOST: '0.0.0.0' }).demoHomes).toBe(0)
    expect(faults({ HOST: '0.0.0.0', ...mail, PORCHLIGHT_DEMO_HOMES: '5' })).toContain('passwords are published')
    expect(load({ HOST: '0.0.0.0', ALLOW_DEMO: 'yes' }).demoHomes).toBe(120)
  })

  it('starts with both flags', () => {
    expect(faults({ PUBLIC_URL: 'https://demo.example.com', ALLOW_OUTBOX: 'loopback', ALLOW_DEMO: 'yes' })).toBe('')
  })

  it('takes no other word for a flag', () => {
    expect(() => load({ ALLOW_OUTBOX: 'yes' })).toThrow('ALLOW_OUTBOX')
    expect(() => load({ ALLOW_DEMO: 'true' })).toThrow('ALLOW_DEMO')
  })

  it('ends with the reason before it touches its data', async () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url))
    const env = { PATH: process.env.PATH, PORCHLIGHT_DATA: join(folder, 'untouched'), HOST: '0.0.0.0', PORT: '0' }
    const { code, said } = await new Promise<{ code: unknown; said: string }>((done) => {
      execFile(process.execPath, [main], { env }, (error, _stdout, stderr) => done({ code: error?.code, said: stderr }))
    })
    expect(code).toBe(1)
    expect(said).toContain('ALLOW_OUTBOX=loopback')
  }, 90_000)

  it('does not start on a database that holds a demo world', async () => {
    const t = await testApp({ config: { host: '0.0.0.0' } })
    await assertDemoAllowed(t.app)
    const staff = { email: 'staff@demo.porchlight.test', firstName: 'Ada', lastName: 'Quill', roles: [] }
    await t.write((ctx) => createAccount(ctx, { ...staff, passwordHash: nobodysPassword }))
    await expect(assertDemoAllowed(t.app)).rejects.toThrow('passwords are published')
    await t.close()
  })
})

describe('a server on this machine alone', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['localhost', { HOST: 'localhost' }],
    ['IPv6', { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' }],
    ['a second loopback address', { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.2:4000' }],
  ])('needs neither with %s set', (_what, env) => {
    expect(faults(env)).toBe('')
    expect(load(env).demoHomes).toBe(120)
  })
})

describe('the outbox page', () => {
  const paths = ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1']

  it('does not exist on a server others can reach', async () => {
    const t = await testApp({ config: { publicUrl: 'https://stay.example.com' } })
    for (const url of paths) expect((await t.server.inject({ url })).statusCode).toBe(404)
    await t.close()
  })

  it('answers this machine alone where the flag allows it', async () => {
    const t = await testApp({ config: { publicUrl: 'https://stay.example.com', allowOutbox: true } })
    const status = async (more: object) => (await t.server.inject({ url: '/dev/outbox', ...more })).statusCode
    expect(await status({})).toBe(200)
    expect(await status({ remoteAddress: '198.51.100.7' })).toBe(404)
    expect(await status({ remoteAddress: '198.51.100.7', headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
    expect(await status({ headers: { 'x-forwarded-for': '198.51.100.7' } })).toBe(404)
    expect(await status({ headers: { forwarded: 'for=127.0.0.1' } })).toBe(404)
    expect(await status({ headers: { host: 'stay.example.com' } })).toBe(404)
    await t.close()
  })

  it('answers this machine alone behind a trusted proxy, whatever the proxy says', async () => {
    const t = await testApp({ config: { allowOutbox: true, trustedProxies: { by: 'hops', hops: 1 } } })
    const headers = { 'x-forwarded-for': '127.0.0.1' }
    expect((await t.server.inject({ url: '/dev/outbox', headers })).statusCode).toBe(404)
    expect((await t.server.inject({ url: '/dev/outbox' })).statusCode).toBe(200)
    await t.close()
  })
})
