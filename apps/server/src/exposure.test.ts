import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Config, loadConfig } from './config.ts'
import { allowsDemo, connectionFaults, demoFaults, hasOutboxPage } from './exposure.ts'

const folder = mkdtempSync(join(tmpdir(), 'exposure-'))
afterAll(() => rmSync(folder, { recursive: true }))

const load = (env: Record<string, string>) => loadConfig({ PORCHLIGHT_DATA: folder, ...env })
const faults = (env: Record<string, string>) => [...connectionFaults(load(env)), ...demoFaults(load(env))].join('\n')
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

describe('a publicly reachable server', () => {
  it.each(reached)('does not open on %s without mail and cards', (_where, env) => {
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

  it('accepts no other value for a flag', () => {
    expect(() => load({ ALLOW_OUTBOX: 'yes' })).toThrow('ALLOW_OUTBOX')
    expect(() => load({ ALLOW_DEMO: 'true' })).toThrow('ALLOW_DEMO')
  })
})

describe('a server only this machine can reach', () => {
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

describe('a publicly reachable server allows', () => {
  const here = { host: '127.0.0.1', publicUrl: 'http://localhost:3000' }
  const open = { host: '127.0.0.1', publicUrl: 'https://stay.example.com' }
  const outbox = { via: 'outbox' } as const
  const smtp = load(mail).mail

  it('the outbox page only with its flag, and never once mail is sent', () => {
    expect(hasOutboxPage({ ...here, mail: outbox, allowOutbox: false })).toBe(true)
    expect(hasOutboxPage({ ...open, mail: outbox, allowOutbox: false })).toBe(false)
    expect(hasOutboxPage({ ...open, mail: outbox, allowOutbox: true })).toBe(true)
    expect(hasOutboxPage({ ...here, mail: smtp, allowOutbox: true })).toBe(false)
  })

  it('the demo world only with its flag', () => {
    expect(allowsDemo({ ...here, allowDemo: false })).toBe(true)
    expect(allowsDemo({ ...open, allowDemo: false })).toBe(false)
    expect(allowsDemo({ ...open, allowDemo: true })).toBe(true)
  })

  it('reports each fault on its own: mail, cards, payouts, a demo of one home', () => {
    const settled = { PUBLIC_URL: 'https://stay.example.com', ...mail, ...stripe }
    expect(faults({ ...settled, SMTP_URL: '', MAIL_FROM: '' })).toContain('No mail server')
    expect(faults({ PUBLIC_URL: 'https://stay.example.com', ...mail })).toContain('Cards go to the sandbox')
    const byCards = { PUBLIC_URL: 'https://stay.example.com', ...mail }
    expect(faults({ ...byCards, PAYOUTS_BY: 'sandbox' })).toContain('Payouts go through the sandbox')
    const byFile = { ...load(byCards), payouts: { via: 'file' } } as Config
    expect(connectionFaults(byFile).join()).not.toContain('Payouts go through the sandbox')
    expect(faults({ ...byCards, PORCHLIGHT_DEMO_HOMES: '1' })).toContain('passwords are published')
  })
})
