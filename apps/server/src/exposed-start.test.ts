import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import { nobodysPassword } from '#testing/builders'
import { testApp } from '#testing/harness'
import { assertDemoAllowed } from './demo/first-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'exposure-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a server others can reach', () => {
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
