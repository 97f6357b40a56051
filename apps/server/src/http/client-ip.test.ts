import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { tablesOf } from '#kernel/work'
import { accountByEmail } from '#modules/accounts'
import { testApp } from '#testing/harness'
import { signupCodeFor } from '#testing/signup-code'
import { trustedNetwork } from './client-address.ts'

const trusted = trustedNetwork(['10.0.0.0/8'])
if ('fault' in trusted) throw new Error(trusted.fault)

const from = (remoteAddress: string, forwarded?: string, more: Record<string, string> = {}) => ({
  remoteAddress,
  headers: { ...more, ...(forwarded && { 'x-forwarded-for': forwarded }) },
})

describe('behind a trusted proxy', () => {
  it("each visitor has their own rate limit and can't get another by forging headers", async () => {
    const t = await testApp({ config: { trustedProxies: trusted, rateLimitFactor: 1 } })
    const left = async (caller: object) => {
      const answer = await t.server.inject({ url: '/app-portal/v1.1/ping', ...caller })
      return Number(answer.headers['x-ratelimit-remaining'])
    }
    const whole = await left(from('10.0.0.1', '198.51.100.1'))
    expect(whole).toBeGreaterThan(0)
    expect(await left(from('10.0.0.2', '198.51.100.2'))).toBe(whole)
    expect(await left(from('10.0.0.2', '6.6.6.6, 198.51.100.1'))).toBe(whole - 1)
    expect(await left(from('203.0.113.9'))).toBe(whole)
    expect(await left(from('203.0.113.9', '6.6.6.6'))).toBe(whole - 1)
    expect(await left(from('203.0.113.9', '7.7.7.7'))).toBe(whole - 2)
    await t.close()
  })

  it('cookies are secure when the proxy was reached over TLS', async () => {
    const t = await testApp({ config: { trustedProxies: trusted } })
    const cookie = async (caller: object) =>
      String((await t.server.inject({ url: '/app-portal/v1.1/web-data', ...caller })).headers['set-cookie'])
    const tls = { 'x-forwarded-proto': 'https' }
    expect(await cookie(from('10.0.0.1', '198.51.100.1', tls))).toContain('Secure')
    expect(await cookie(from('203.0.113.9', undefined, tls))).not.toContain('Secure')
    await t.close()
  })

  it("a session records the address of the person who signed up, not the proxy's", async () => {
    const t = await testApp({ config: { trustedProxies: trusted } })
    const email = 'ines@demo.porchlight.test'
    const page = await t.server.inject({ url: '/app-portal/v1.1/web-data' })
    const cookie = String(page.headers['set-cookie']).split(';')[0] ?? ''
    const { token } = (page.json() as { results: { token: string } }).results
    const joined = await t.server.inject({
      method: 'POST',
      url: '/app-portal/v1.1/signup',
      ...from('10.0.0.1', '6.6.6.6, 198.51.100.1', { cookie, 'x-csrf-token': token }),
      payload: {
        firstName: 'Ines',
        lastName: 'Okafor',
        email,
        phone: '+1 631 555 0101',
        password: 'a lamp on the porch',
        confirmPassword: 'a lamp on the porch',
        quickSignup: true,
        code: await signupCodeFor(t, email),
      },
    })
    expect(joined.statusCode).toBe(201)
    const account = await t.read((ctx) => accountByEmail(ctx, email))
    const { rows } = await t.read((ctx) =>
      sql<{ address: string }>`select address from accounts.session where account_id = ${account?.id}`.execute(
        tablesOf<unknown>()(ctx),
      ),
    )
    expect(rows).toEqual([{ address: '198.51.100.1' }])
    await t.close()
  })
})
