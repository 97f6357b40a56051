import { once } from 'node:events'
import { createServer } from 'node:http'
import { confirmSubscription, setSubscription, subscribeNewsletter } from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { newsletterFrom } from '../../newsletter-config.ts'
import { good } from '../bookings/testing/guest.ts'
import { klaviyo } from './adapters/klaviyo.ts'
import { mailchimp } from './adapters/mailchimp.ts'

type Received = { call: string; authorization: string; body: Record<string, unknown> }
const received: Received[] = []
let status = 200
const services = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => {
    text += String(chunk)
  })
  request.on('end', () => {
    const call = `${request.method} ${request.url}`
    received.push({ call, authorization: request.headers.authorization ?? '', body: JSON.parse(text) })
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}')
  })
})

let t: TestApp
let url = ''
const keys = { mailchimp: { key: 'abc123-us21', audience: 'a1b2c3' }, klaviyo: { key: 'pk_test', list: 'XyZ123' } }
beforeAll(async () => {
  services.listen(0, '127.0.0.1')
  await once(services, 'listening')
  url = `http://127.0.0.1:${(services.address() as { port: number }).port}`
  t = await testApp({
    config: { newsletter: { mailchimp: { ...keys.mailchimp, url }, klaviyo: { ...keys.klaviyo, url } } },
  })
})
afterAll(async () => {
  await t.close()
  services.close()
})
beforeEach(() => {
  received.length = 0
  status = 200
})

const member = { email: 'Tove@Lark.example', name: 'Tove', language: 'de', list: 'guests' } as const

describe('a subscriber’s copy', () => {
  it('is created when the address is confirmed, and stopped with it; nothing is sent before', async () => {
    const email = 'ines@lark.example'
    await good(t.visitor().call(subscribeNewsletter, { body: { list: 'guests', email } }))
    await t.drain()
    expect(received).toEqual([])
    const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    await good(t.visitor().call(confirmSubscription, { params: { token } }))
    await t.drain()
    expect(received.map(({ call }) => call.replace(/members\/\w+/, 'members/…'))).toEqual([
      'PUT /3.0/lists/a1b2c3/members/…',
      'POST /3.0/lists/a1b2c3/members/…/tags',
      'POST /api/profile-subscription-bulk-create-jobs',
    ])
    received.length = 0
    await good(t.visitor().call(setSubscription, { params: { token }, body: { topics: [], subscribed: false } }))
    await t.drain()
    expect(received.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'POST'])
    expect(received[0]?.body).toEqual({ status: 'unsubscribed' })
  })
})

describe('Mailchimp', () => {
  const audience = () => mailchimp({ ...keys.mailchimp, url })
  it('gets the address under its hash, with the key as basic authorization', async () => {
    await audience().subscribe(member)
    const [put, tags] = received
    expect(put?.call).toMatch(/^PUT \/3\.0\/lists\/a1b2c3\/members\/[0-9a-f]{32}$/)
    expect(Buffer.from(put?.authorization.replace('Basic ', '') ?? '', 'base64').toString()).toBe(
      'porchlight:abc123-us21',
    )
    expect(put?.body).toMatchObject({ email_address: member.email, status: 'subscribed', language: 'de' })
    expect(tags?.body).toEqual({ tags: [{ name: 'guests', status: 'active' }] })
  })
  it('does nothing to stop an unknown address', async () => {
    status = 404
    await expect(audience().unsubscribe(member)).resolves.toBeUndefined()
    await expect(audience().subscribe(member)).rejects.toThrow('Mailchimp answered with status 404')
  })
  it('never follows a redirect with the key', async () => {
    status = 302
    await expect(audience().subscribe(member)).rejects.toThrow('status 302')
    expect(received).toHaveLength(1)
  })
})

it('Klaviyo gets a job for its list, with consent', async () => {
  const audience = klaviyo({ ...keys.klaviyo, url })
  await audience.subscribe(member)
  await audience.unsubscribe(member)
  const [made, stopped] = received
  expect(made?.authorization).toBe('Klaviyo-API-Key pk_test')
  expect(made?.body).toMatchObject({
    data: {
      type: 'profile-subscription-bulk-create-job',
      attributes: { custom_source: 'guests' },
      relationships: { list: { data: { type: 'list', id: 'XyZ123' } } },
    },
  })
  expect(JSON.stringify(made?.body)).toContain('"SUBSCRIBED"')
  expect(stopped?.call).toBe('POST /api/profile-subscription-bulk-delete-jobs')
  expect(JSON.stringify(stopped?.body)).toContain('"UNSUBSCRIBED"')
})

describe('the settings', () => {
  const faultsOf = (env: Record<string, string | undefined>): string[] => {
    const faults: string[] = []
    newsletterFrom({
      text: (name) => env[name],
      url: (name) => env[name],
      wrong: (sentence, instead) => {
        faults.push(sentence)
        return instead
      },
    })
    return faults
  }
  it('are complete or absent, and no error repeats a key', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ MAILCHIMP_API_KEY: 'abc123-us21', MAILCHIMP_AUDIENCE_ID: 'a1b2c3' })).toEqual([])
    for (const env of [
      { MAILCHIMP_API_KEY: 'abc123-us21' },
      { MAILCHIMP_API_KEY: 'abc123.evil.example', MAILCHIMP_AUDIENCE_ID: 'a1b2c3' },
      { KLAVIYO_LIST_ID: 'XyZ123' },
      { KLAVIYO_API_KEY: 'pk_secret', KLAVIYO_LIST_ID: '../x' },
    ]) {
      const faults = faultsOf(env)
      expect(faults).toHaveLength(1)
      expect(faults[0]).not.toMatch(/abc123|pk_secret/)
    }
  })
})
