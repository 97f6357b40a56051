import { createHmac } from 'node:crypto'
import { conversationAbout, staffConversation, staffReceived, writeToPerson } from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { good } from '../bookings/testing/guest.ts'
import { db } from './tables.ts'

const t = sceneApp()
const token = 'the-token-of-the-account'
let sent: { to: string; text: string }[] = []
let staff: Caller & { accountId: number }
let guest: Caller & { accountId: number }
let phone = ''
let numbers = 0

beforeAll(() => {
  t.app.config.texts = { via: 'twilio', account: 'AC1', token, from: '+16315550100', url: undefined }
  t.app.adapters.sms = {
    via: 'gateway',
    send: async ({ to, text }) => {
      sent.push({ to, text })
    },
  }
})
beforeEach(async () => {
  sent = []
  staff = await t.person('staff')
  guest = await t.person('traveler')
  phone = `+1631555${2000 + ++numbers}`
  await setPhone(guest.accountId, true)
})

/** As if they had entered a verification code sent to it. */
const setPhone = (id: number, verified: boolean) =>
  t.write(async (ctx) => {
    await sql`update accounts.account set phone = ${phone}, phone_state = 'certain',
      phone_verified_at = ${verified ? ctx.now : null} where id = ${id}`.execute(db(ctx))
  })

let sids = 0
const text = async (body: string, { from = phone, by = token, sid = `SM${++sids}` } = {}) => {
  const fields = { Body: body, From: from, MessageSid: sid, To: '+16315550100' }
  const signed = Object.entries(fields)
    .map(([name, value]) => `${name}${value}`)
    .join('')
  const url = `${t.app.config.publicUrl}/inbound/texts/twilio`
  const { statusCode } = await t.server.inject({
    method: 'POST',
    url: '/inbound/texts/twilio',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', by).update(`${url}${signed}`).digest('base64'),
    },
  })
  await t.drain()
  return statusCode
}
const latest = async () => (await good(staff.call(staffReceived, { query: {} }))).received.data[0]
const ofGuest = async () => (await good(guest.call(conversationAbout, { params: { about: 'team' } }))).conversation
const write = async (words: string) => {
  await good(staff.call(writeToPerson, { params: { id: String(guest.accountId) }, body: { text: words } }))
  await t.drain()
}

describe('a text message', () => {
  it('from a verified phone is filed in the conversation, once, and answered by text', async () => {
    await text('Is the pool heated?', { sid: 'SM-twice' })
    await text('Is the pool heated?', { sid: 'SM-twice' })
    expect((await ofGuest()).messages).toMatchObject([{ text: 'Is the pool heated?', channel: 'text' }])
    await write('From May.')
    expect(sent).toEqual([{ to: phone, text: 'From May.' }])
    const id = String((await ofGuest()).id)
    expect(await good(staff.call(staffConversation, { params: { id }, query: {} }))).toBeDefined()
  })

  it('is rejected without the account’s signature', async () => {
    expect(await text('Hi', { by: 'another' })).toBe(401)
    expect((await ofGuest()).messages).toEqual([])
  })

  it('waits for the team when the phone is unverified, shared, or unknown', async () => {
    await setPhone(guest.accountId, false)
    await text('Hi')
    expect(await latest()).toMatchObject({ state: 'open', why: 'not_verified', person: { id: guest.accountId } })
    await setPhone((await t.person('traveler')).accountId, true)
    await text('Hi')
    expect(await latest()).toMatchObject({ state: 'open', why: 'not_verified', person: null })
    await text('Hi', { from: '+16315559876' })
    expect(await latest()).toMatchObject({ state: 'open', why: 'unknown_sender' })
  })

  it('that says STOP stops our texts until one says START', async () => {
    await text('Hello')
    await text('Stop.')
    expect(await latest()).toMatchObject({ state: 'set_aside', why: 'keyword' })
    await write('Are you there?')
    expect(sent).toEqual([])
    await text('START')
    await write('And now?')
    expect(sent).toMatchObject([{ text: 'And now?' }])
    expect((await ofGuest()).messages.filter(({ fromTeam }) => !fromTeam)).toHaveLength(1)
  })
})
