import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { App } from '#kernel/app'
import type { Config } from '../config.ts'
import { mountSecurityHeaders } from './security-headers.ts'

const usual = {
  publicUrl: 'http://localhost:3000',
  payments: { via: 'sandbox' },
  tourProviders: [],
} as unknown as Config

/** The headers of an answer, its content security policy by directive, and its nonces. */
const answerOf = async (config: Partial<Config> = {}, times = 1) => {
  const server = Fastify()
  mountSecurityHeaders(server, { config: { ...usual, ...config } } as App)
  const nonces: string[] = []
  server.get('/', async (_request, reply) => {
    nonces.push(reply.cspNonce.script, reply.cspNonce.style)
    return 'ok'
  })
  for (let time = 1; time < times; time += 1) await server.inject('/')
  const { headers } = await server.inject('/')
  await server.close()
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...sources]) => [name, sources]),
  )
  return { headers, policy, nonces }
}

describe('what a browser may do with an answer', () => {
  test('runs our own scripts and those with the answer’s nonce, and nothing else', async () => {
    const { policy, nonces } = await answerOf()
    const [script, style] = nonces
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", `'nonce-${script}'`],
      'style-src': ["'self'", `'nonce-${style}'`],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    })
    expect(JSON.stringify(policy['script-src'])).not.toContain('unsafe')
  })

  test('every nonce has 128 bits and is used once, even after hundreds of answers', async () => {
    const { nonces } = await answerOf({}, 700)
    expect(new Set(nonces).size).toBe(1_400)
    expect(nonces.every((nonce) => Buffer.from(nonce, 'base64url').length === 16)).toBe(true)
    expect(nonces.every((nonce) => Buffer.from(nonce, 'base64url').some((byte) => byte !== 0))).toBe(true)
  })

  test('requires TLS for a year where the site is served over it, and never over plain HTTP', async () => {
    const secure = await answerOf({ publicUrl: 'https://stay.example' })
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect((await answerOf()).headers['strict-transport-security']).toBeUndefined()
  })

  test('sends other sites the origin at most, and allows pictures from other sites', async () => {
    const { headers } = await answerOf()
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-embedder-policy']).toBeUndefined()
  })

  test("opens Stripe's frames, scripts, and connections only where Stripe charges cards", async () => {
    const { policy } = await answerOf({ payments: { via: 'stripe' } as Config['payments'] })
    expect(policy['script-src']).toContain('https://js.stripe.com')
    expect(policy['frame-src']).toEqual(['https://js.stripe.com', 'https://hooks.stripe.com'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.stripe.com'])
  })

  test('opens the configured origins of the map, the pictures, and the tours', async () => {
    const { policy } = await answerOf({
      mapStyleUrl: 'https://maps.example/style.json',
      mediaCdnUrl: 'https://cdn.example/pictures',
      tourProviders: ['matterport'] as unknown as Config['tourProviders'],
    })
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://maps.example', 'https://cdn.example'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://maps.example', 'https://cdn.example'])
    expect(policy['font-src']).toEqual(["'self'", 'https://maps.example'])
    expect(policy['frame-src']).toHaveLength(1)
    expect(policy['frame-src']).not.toContain("'none'")
  })
})
