import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { isOpen } from '#http/site'
import { createAccount } from '#modules/accounts'
import { credit, debit, post } from '#modules/ledger'
import { nobodysPassword } from '#testing/builders'
import { testApp } from '#testing/harness'
import { assertDemoAllowed } from './demo/first-run.ts'
import { assertReadyToServe } from './opening.ts'

const folder = mkdtempSync(join(tmpdir(), 'exposure-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a publicly reachable server', () => {
  it('exits before touching its data if it would load accounts with published passwords', async () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url))
    const data = join(folder, 'untouched')
    const env = {
      PATH: process.env.PATH,
      PORCHLIGHT_DATA: data,
      HOST: '0.0.0.0',
      PORT: '0',
      PORCHLIGHT_DEMO_HOMES: '4',
    }
    const { code, said } = await new Promise<{ code: unknown; said: string }>((done) => {
      execFile(process.execPath, [main], { env }, (error, _stdout, stderr) => done({ code: error?.code, said: stderr }))
    })
    expect(code).toBe(1)
    expect(said).toContain('passwords are published')
    expect(existsSync(data)).toBe(false)
  }, 90_000)

  it('starts without mail and cards, closed to the public, until money has moved, and then not at all', async () => {
    const t = await testApp({ config: { publicUrl: 'https://stay.example.com' } })
    expect(t.app.adapters.brands.brand()).toBeDefined()
    expect(isOpen(t.app)).toBe(false)
    await assertReadyToServe(t.app)
    const answer = await t.app.adapters.gateway.charge({
      key: 'a',
      amount: { amount: 100, currency: 'USD' },
      description: 'Stay',
      token: 'tok_visa',
      by: 'card',
      returnTo: 'https://stay.example.com/',
    })
    expect(answer).toMatchObject({ kind: 'refused' })
    expect(t.app.adapters.carrier).toBeNull()
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'operator-funds',
        source: 'test',
        document: 'Test',
        currency: 'USD',
        lines: [debit('cash:trust', 100), credit('payable:operator', 100)],
      } as never),
    )
    await expect(assertReadyToServe(t.app)).rejects.toThrow('ALLOW_OUTBOX=loopback')
    await t.close()
  })

  it('does not start on a database that holds a demo world', async () => {
    const t = await testApp({ config: { host: '0.0.0.0' } })
    await assertDemoAllowed(t.app)
    const staff = { email: 'staff@demo.porchlight.test', firstName: 'Ada', lastName: 'Quill', roles: [] }
    await t.write((ctx) => createAccount(ctx, { ...staff, passwordHash: nobodysPassword }))
    await expect(assertDemoAllowed(t.app)).rejects.toThrow('passwords are published')
    await t.close()
  })
})

describe('the outbox page', () => {
  const paths = ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1']

  it('does not exist on a publicly reachable server', async () => {
    const t = await testApp({ config: { publicUrl: 'https://stay.example.com' } })
    for (const url of paths) expect((await t.server.inject({ url })).statusCode).toBe(404)
    await t.close()
  })

  it('answers only this machine where the flag allows it', async () => {
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

  it('answers only this machine behind a trusted proxy, whatever the proxy says', async () => {
    const t = await testApp({ config: { allowOutbox: true, trustedProxies: { by: 'hops', hops: 1 } } })
    const headers = { 'x-forwarded-for': '127.0.0.1' }
    expect((await t.server.inject({ url: '/dev/outbox', headers })).statusCode).toBe(404)
    expect((await t.server.inject({ url: '/dev/outbox' })).statusCode).toBe(200)
    await t.close()
  })
})
