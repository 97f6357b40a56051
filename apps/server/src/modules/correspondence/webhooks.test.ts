import { createHmac } from 'node:crypto'
import { staffReceived } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import type { IncomingEmail } from '../../incoming-config.ts'
import { good } from '../bookings/testing/guest.ts'
import { email } from './testing/emails.ts'

const t = sceneApp()
const key = 'a-password-of-many-letters'

const set = (via: IncomingEmail['via']) => {
  t.app.config.incoming = {
    via,
    address: 'stay@cove.example',
    plus: true,
    authServer: '',
    host: '',
    port: 993,
    security: 'tls',
    user: '',
    password: '',
    folder: 'INBOX',
    webhookKey: key,
    replyKey: 'a key of the test',
  }
}
const basic = (password: string) => `Basic ${Buffer.from(`porchlight:${password}`).toString('base64')}`
const post = async (service: string, payload: string | Buffer, headers: Record<string, string>) => {
  const { statusCode } = await t.server.inject({ method: 'POST', url: `/inbound/email/${service}`, payload, headers })
  await t.drain()
  return statusCode
}
const form = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return { payload: `${parts.join('')}--edge--\r\n`, type: 'multipart/form-data; boundary=edge' }
}
const signed = (raw: string, at = Math.floor(Date.parse(testPresent) / 1000), by = key) => {
  const token = 'a'.repeat(50)
  const signature = createHmac('sha256', by).update(`${at}${token}`).digest('hex')
  return new URLSearchParams({ timestamp: String(at), token, signature, 'body-mime': raw }).toString()
}
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

let latest: () => Promise<unknown>
beforeAll(async () => {
  const staff = await t.person('staff')
  latest = async () => (await good(staff.call(staffReceived, { query: {} }))).received.data[0]
})

describe('Postmark', () => {
  const json = (content: object) => JSON.stringify(content)
  const type = { 'content-type': 'application/json' }

  it('posts emails with the password', async () => {
    set('postmark')
    const raw = email({ from: 'one@postmark.example' })
    expect(await post('postmark', json({ RawEmail: raw }), { ...type, authorization: basic(key) })).toBe(200)
    expect(await latest()).toMatchObject({ state: 'open', sender: 'one@postmark.example', text: 'Is the pool heated?' })
  })

  it('is rejected without it, with another one, and when another service is configured', async () => {
    set('postmark')
    const body = json({ RawEmail: email() })
    expect(await post('postmark', body, type)).toBe(401)
    expect(await post('postmark', body, { ...type, authorization: basic('another') })).toBe(401)
    expect(await post('sendgrid', body, { ...type, authorization: basic(key) })).toBe(404)
    t.app.config.incoming = undefined
    expect(await post('postmark', body, { ...type, authorization: basic(key) })).toBe(404)
  })

  it('loses nothing when it isn’t configured to send whole emails', async () => {
    set('postmark')
    expect(await post('postmark', json({ From: 'x@y.example' }), { ...type, authorization: basic(key) })).toBe(200)
    expect(await latest()).toMatchObject({ state: 'open', why: 'unreadable', hasOriginal: true })
  })
})

describe('SendGrid', () => {
  it('posts emails as a form, and reports whose signature is valid', async () => {
    set('sendgrid')
    const guest = await t.person('traveler')
    const [, domain] = guest.email.split('@')
    const { payload, type } = form({
      email: email({ from: guest.email }),
      dkim: `{@${domain} : pass}`,
      spam_score: '0.1',
    })
    expect(await post('sendgrid', payload, { 'content-type': type, authorization: basic(key) })).toBe(200)
    expect(await latest()).toMatchObject({ state: 'filed', person: { id: guest.accountId } })
  })

  it('authenticates no one with the signature of another domain', async () => {
    set('sendgrid')
    const guest = await t.person('traveler')
    const { payload, type } = form({ email: email({ from: guest.email }), dkim: '{@evil.example : pass}' })
    await post('sendgrid', payload, { 'content-type': type, authorization: basic(key) })
    expect(await latest()).toMatchObject({ state: 'open', why: 'not_verified' })
  })
})

describe('Mailgun', () => {
  it('signs what it posts', async () => {
    set('mailgun')
    expect(await post('mailgun', signed(email({ from: 'two@mailgun.example' })), urlEncoded)).toBe(200)
    expect(await latest()).toMatchObject({ sender: 'two@mailgun.example' })
  })

  it('is rejected with another key, and with yesterday’s signature', async () => {
    set('mailgun')
    expect(await post('mailgun', signed(email(), undefined, 'another'), urlEncoded)).toBe(401)
    const yesterday = Math.floor(Date.parse(testPresent) / 1000) - 86_400
    expect(await post('mailgun', signed(email(), yesterday), urlEncoded)).toBe(401)
    expect(await post('mailgun', 'x', { 'content-type': 'image/png' })).toBe(401)
  })
})
