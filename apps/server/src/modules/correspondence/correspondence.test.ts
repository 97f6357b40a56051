import {
  conversationAbout,
  linkReceived,
  receivedMessage,
  reopenReceived,
  staffConversation,
  staffInbox,
  staffReceived,
  writeToPerson,
} from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { imapServer } from '#testing/imap-server'
import { mailServer } from '#testing/mail-server'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'
import { smtpMail } from '../notifications/testing/smtp.ts'
import { checks } from './checks.ts'
import { readMailbox } from './read-mailbox.ts'
import { bounce, email, emailWith, plan } from './testing/emails.ts'

const t = sceneApp()
let imap: Awaited<ReturnType<typeof imapServer>>
let smtp: Awaited<ReturnType<typeof mailServer>>
let staff: Caller & { accountId: number }
let guest: Caller & { accountId: number; email: string }

const vouched = (address: string) => ({
  'Authentication-Results': `mx.cove.example; dmarc=pass header.from=${address.split('@')[1]}`,
})

beforeAll(async () => {
  imap = await imapServer()
  smtp = await mailServer()
  t.app.config.incoming = {
    via: 'imap',
    address: 'stay@cove.example',
    plus: true,
    authServer: 'mx.cove.example',
    host: '127.0.0.1',
    port: imap.port,
    security: 'none',
    user: imap.login.user,
    password: imap.login.password,
    folder: 'INBOX',
    webhookKey: '',
    replyKey: 'a key of the test',
  }
  t.app.adapters.mail = smtpMail({ url: smtp.url, from: 'Cove <stay@cove.example>' })
  await readMailbox(t.app)
})
afterAll(async () => {
  await t.app.adapters.mail.close()
  imap.close()
  smtp.close()
})

let people = 0
beforeEach(async () => {
  t.clock.set(new Date(Date.parse(testPresent) + ++people * 7_200_000).toISOString())
  staff = await t.person('staff')
  guest = await t.person('traveler')
})

const arrive = async (...raws: (string | Buffer)[]) => {
  imap.deliver(...raws)
  await readMailbox(t.app)
  await t.drain()
}
const latest = async () => {
  const { received } = await good(staff.call(staffReceived, { query: {} }))
  const [first] = received.data
  if (!first) throw new Error('nothing was received')
  return first
}
const ofGuest = async () => (await good(guest.call(conversationAbout, { params: { about: 'team' } }))).conversation
const write = (text: string) =>
  good(staff.call(writeToPerson, { params: { id: String(guest.accountId) }, body: { text } }))
const header = (message: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(message)?.[1]?.replace(/\s+/g, ' ').trim() ?? ''
const sentTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address)).map(({ message }) => message)

describe('an email from someone we know', () => {
  it('goes into their conversation when our mail server authenticates it', async () => {
    await arrive(email({ from: guest.email, headers: vouched(guest.email) }))
    expect(await latest()).toMatchObject({ state: 'filed', person: { id: guest.accountId } })
    expect((await ofGuest()).messages).toMatchObject([
      { fromTeam: false, text: 'Is the pool heated?', channel: 'email', subject: 'The pool', sender: null },
    ])
  })

  it.each([
    ['nobody vouches for it', {}],
    [
      'another server vouches for it',
      { 'Authentication-Results': 'mx.evil.example; dmarc=pass header.from=demo.porchlight.test' },
    ],
    [
      'another domain is vouched for',
      { 'Authentication-Results': 'mx.cove.example; dmarc=pass header.from=evil.example' },
    ],
    ['the check failed', { 'Authentication-Results': 'mx.cove.example; dmarc=fail header.from=demo.porchlight.test' }],
  ])('waits for the team when %s', async (_why, headers) => {
    await arrive(email({ from: guest.email, headers }))
    expect(await latest()).toMatchObject({ state: 'open', why: 'not_verified', person: { id: guest.accountId } })
    expect((await ofGuest()).messages).toEqual([])
  })

  it('is not authenticated by a second header field the sender added', async () => {
    const raw = email({ from: guest.email, headers: vouched(guest.email) })
    await arrive(`Authentication-Results: mx.cove.example; dmarc=fail\r\n${raw}`)
    expect(await latest()).toMatchObject({ state: 'open', why: 'not_verified' })
  })

  it('is not authenticated when someone added a second sender above the one who signed it', async () => {
    const raw = email({ from: `thief@${guest.email.split('@')[1]}`, headers: vouched(guest.email) })
    await arrive(`From: ${guest.email}\r\n${raw}`)
    expect(await latest()).toMatchObject({ state: 'open', why: 'not_verified' })
    expect((await ofGuest()).messages).toEqual([])
  })

  it('is stored once however often it is received, even when the folder’s UIDs change', async () => {
    const raw = email({ from: guest.email, headers: vouched(guest.email) })
    await arrive(raw, raw)
    imap.renumber()
    await readMailbox(t.app)
    await t.drain()
    expect((await ofGuest()).messages).toHaveLength(1)
  })

  it('includes pictures and PDF files, and lists attachments that were not accepted', async () => {
    const bomb = {
      name: 'photos.zip',
      type: 'application/zip',
      content: Buffer.from('PK\x03\x04bomb').toString('base64'),
    }
    const page = { name: 'pool.png', type: 'image/png', content: Buffer.from('<script>1</script>').toString('base64') }
    await arrive(emailWith([plan, bomb, page], { from: guest.email, headers: vouched(guest.email) }))
    const [message] = (await ofGuest()).messages
    expect(message?.files).toHaveLength(1)
    expect(message?.leftOut).toEqual(['photos.zip', 'pool.png'])
  })
})

describe('a reply from the team', () => {
  it('goes out with its text and a thread, and the guest’s answer is filed in the conversation', async () => {
    await write('Yes, from May.\n\nAnything else?')
    await t.drain()
    const [out = ''] = sentTo(guest.email)
    expect(out).toContain('Yes, from May.')
    expect(header(out, 'Auto-Submitted')).toBe('')
    const replyTo = header(out, 'Reply-To').replace(/[<>]/g, '')
    expect(replyTo).toMatch(/^stay\+c\d+-[a-z2-7]{20}@cove\.example$/)

    const answer = 'Great!\r\n\r\nOn Friday, Cove <stay@cove.example> wrote:\r\n> Yes, from May.'
    const inReplyTo = header(out, 'Message-ID')
    await arrive(
      email({ from: guest.email, to: replyTo.toUpperCase(), text: answer, headers: { 'In-Reply-To': inReplyTo } }),
    )
    expect((await ofGuest()).messages.at(-1)).toMatchObject({
      text: 'Great!',
      quoted: 'On Friday, Cove <stay@cove.example> wrote:\n> Yes, from May.',
    })

    await write('See you then.')
    await t.drain()
    const second = sentTo(guest.email).at(-1) ?? ''
    expect(header(second, 'Subject')).toBe('Re: The pool')
    expect(header(second, 'References')).toContain(inReplyTo)
  })

  it('is matched by the email’s id when the reply address lost its token', async () => {
    await write('Hello.')
    await t.drain()
    const [out = ''] = sentTo(guest.email)
    await arrive(email({ from: guest.email, headers: { 'In-Reply-To': header(out, 'Message-ID') } }))
    expect(await latest()).toMatchObject({ state: 'filed', person: { id: guest.accountId } })
  })

  it('lets no one else who learns the address write as the guest', async () => {
    await write('Hello.')
    await t.drain()
    const to = header(sentTo(guest.email)[0] ?? '', 'Reply-To').replace(/[<>]/g, '')
    await arrive(email({ from: 'thief@evil.example', to, text: 'Change my bank account' }))
    expect(await latest()).toMatchObject({ state: 'open', why: 'other_address', person: { id: guest.accountId } })
    expect((await ofGuest()).messages).toHaveLength(1)

    const other = await t.person('traveler')
    await arrive(email({ from: other.email, to }))
    expect(await latest()).toMatchObject({ state: 'open', why: 'other_address' })
  })

  it('is not accepted, token or not, when our mail server says the sender is someone else', async () => {
    await write('Hello.')
    await t.drain()
    const to = header(sentTo(guest.email)[0] ?? '', 'Reply-To').replace(/[<>]/g, '')
    const headers = { 'Authentication-Results': 'mx.cove.example; dmarc=fail header.from=demo.porchlight.test' }
    await arrive(email({ from: guest.email, to, headers }))
    expect(await latest()).toMatchObject({ state: 'open', why: 'not_verified' })
  })

  it('rejects a made-up token', async () => {
    await write('Hello.')
    await t.drain()
    const to = header(sentTo(guest.email)[0] ?? '', 'Reply-To').replace(/[<>]/g, '')
    const forged = to.replace(/-[a-z2-7]{20}@/, `-${'a'.repeat(20)}@`)
    await arrive(email({ from: guest.email, to: forged }))
    expect(await latest()).toMatchObject({ state: 'open', why: 'not_verified' })
  })
})

describe('a message that waits for the team', () => {
  it('is in the inbox, and moves into the conversation of a new guest', async () => {
    const from = `Robin Vale <robin-${people}@vale.example>`
    await arrive(email({ from, subject: 'A week in July' }))
    const { id, why } = await latest()
    expect(why).toBe('unknown_sender')
    const inbox = await good(staff.call(staffInbox, { query: { kind: 'unlinked' } }))
    expect(inbox.items).toContainEqual(
      expect.objectContaining({ key: String(id), person: 'Robin Vale', detail: 'A week in July' }),
    )

    const params = { receivedId: String(id) }
    const body = { personId: null, newPerson: { firstName: 'Robin', lastName: 'Vale' }, bookingId: null }
    const { conversationId } = await good(staff.call(linkReceived, { params, body }))
    const talk = await good(staff.call(staffConversation, { params: { id: String(conversationId) }, query: {} }))
    expect(talk).toMatchObject({
      person: 'Robin Vale',
      conversation: { messages: [{ sender: null, channel: 'email' }] },
    })
    expect(await refused(staff.call(linkReceived, { params, body }))).toMatchObject({ code: 'already_linked' })
  })

  it('stays marked in someone else’s conversation and is hidden from them', async () => {
    await arrive(email({ from: 'cousin@elsewhere.example', text: 'We arrive at noon.' }))
    const { id } = await latest()
    const { conversationId } = await good(
      staff.call(linkReceived, {
        params: { receivedId: String(id) },
        body: { personId: guest.accountId, bookingId: null },
      }),
    )
    const talk = await good(staff.call(staffConversation, { params: { id: String(conversationId) }, query: {} }))
    expect(talk.conversation.messages).toMatchObject([{ sender: 'cousin@elsewhere.example', author: '' }])
    expect((await ofGuest()).messages).toEqual([])
  })

  it('is hidden from staff without the people permission', async () => {
    await arrive(email({ from: 'someone@elsewhere.example' }))
    const params = { receivedId: String((await latest()).id) }
    expect(await refused(guest.call(receivedMessage, { params }))).toMatchObject({ code: 'forbidden' })
  })
})

describe('an email that needs no answer', () => {
  const open = async () => (await good(staff.call(staffInbox, { query: { kind: 'unlinked' } }))).items.length

  it.each([
    ['auto_reply', { 'Auto-Submitted': 'auto-replied' }],
    ['auto_reply', { Subject: 'Out of office: back on Monday' }],
    ['list', { 'List-Id': '<deals.example>' }],
    ['spam', { 'X-Spam-Flag': 'YES' }],
    ['loop', { 'X-Porchlight-Mail': 'yes' }],
  ])('is set aside as %s', async (why, headers) => {
    const before = await open()
    const { Subject: subject = 'Hello', ...others } = headers as Record<string, string>
    await arrive(email({ from: guest.email, subject, headers: { ...vouched(guest.email), ...others } }))
    expect(await latest()).toMatchObject({ state: 'set_aside', why })
    expect(await open()).toBe(before)
    expect((await ofGuest()).messages).toEqual([])

    const params = { receivedId: String((await latest()).id) }
    expect(await good(staff.call(reopenReceived, { params, body: {} }))).toMatchObject({ received: { state: 'open' } })
  })

  it('is one beyond the hourly limit for an address', async () => {
    const many = Array.from({ length: 23 }, (_, number) =>
      email({ from: 'robot@loop.example', text: `Ping ${number}` }),
    )
    await arrive(...many)
    const { received } = await good(staff.call(staffReceived, { query: { state: 'set_aside' } }))
    expect(received.data.filter(({ why }) => why === 'too_many')).toHaveLength(3)
  })

  it('is our own email when it is sent back to us', async () => {
    await write('Hello.')
    await t.drain()
    await arrive((sentTo(guest.email)[0] ?? '').replaceAll('\n', '\r\n'))
    expect(await latest()).toMatchObject({ state: 'set_aside', why: 'loop' })
  })
})

describe('a bounce report', () => {
  const stopped = async () => {
    const before = sentTo(guest.email).length
    await write('Are you there?')
    await t.drain()
    return sentTo(guest.email).length === before
  }

  it('stops emails to that address', async () => {
    await write('Hello.')
    await t.drain()
    const emailId = header(sentTo(guest.email)[0] ?? '', 'Message-ID')
    await arrive(bounce({ address: guest.email, emailId }))
    expect(await latest()).toMatchObject({ state: 'set_aside', why: 'bounce' })
    expect(await stopped()).toBe(true)
  })

  it.each([
    ['names one of our emails sent elsewhere', { emailId: '<delivery-1@localhost>', status: '5.1.1' }],
    ['says that the mailbox is full', { emailId: '', status: '5.2.2' }],
  ])('changes nothing when it %s', async (_what, { emailId, status }) => {
    await write('Hello.')
    await t.drain()
    const own = header(sentTo(guest.email)[0] ?? '', 'Message-ID')
    await arrive(bounce({ address: guest.email, emailId: emailId || own, status }))
    expect(await stopped()).toBe(false)
  })
})

describe('hostile and broken emails', () => {
  it('are stored and shown as unreadable', async () => {
    await arrive(Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256)))
    const { id } = await latest()
    expect(await latest()).toMatchObject({ state: 'open', why: 'unreadable', hasOriginal: true })
    const original = await t.server.inject({ url: `/app-portal/v1.1/staff/received/${id}/original` })
    expect(original.statusCode).toBe(401)
  })

  it('have their HTML read as text, without any script', async () => {
    const html = '<p>Is the <b>pool</b> heated?</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    const headers = { ...vouched(guest.email), 'Content-Type': 'text/html; charset=utf-8' }
    await arrive(email({ from: guest.email, text: html, headers }))
    const [message] = (await ofGuest()).messages
    expect(message?.text).toMatch(/^Is the pool heated\?/)
    expect(message?.text).not.toMatch(/alert|</)
  })

  it('can have a wrong charset, a thousand parts, or NUL', async () => {
    const parts = Array.from({ length: 1_000 }, (_, at) => ({
      name: `${at}.zip`,
      type: 'application/zip',
      content: 'UEsDBA==',
    }))
    await arrive(
      email({
        from: guest.email,
        text: 'caf\xe9',
        headers: { ...vouched(guest.email), 'Content-Type': 'text/plain; charset=x-unknown' },
      }),
      emailWith(parts, { from: guest.email, headers: vouched(guest.email), text: 'A thousand' }),
      email({ from: guest.email, text: 'before\0after', headers: vouched(guest.email) }),
    )
    expect((await ofGuest()).messages).toHaveLength(2)
    // More parts than a parser accepts.
    const { items } = await good(staff.call(staffInbox, { query: { kind: 'unlinked' } }))
    expect(items.filter(({ person }) => person === guest.email)).toHaveLength(1)
    expect((await ofGuest()).messages.map(({ text }) => text)).toContain('beforeafter')
  })

  it('can nest thousands of parts and be millions of lines long, without keeping others waiting', async () => {
    const nested = Array.from(
      { length: 5_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}`,
    )
    const lines = '> \r\n'.repeat(1_000_000)
    await arrive(
      `From: ${guest.email}\r\nMIME-Version: 1.0\r\n${nested.join('\r\n')}\r\n\r\nhi`,
      email({ from: guest.email, headers: vouched(guest.email), text: `Is the pool heated?\r\n${lines}` }),
    )
    const [message, ...others] = (await ofGuest()).messages
    expect(others).toEqual([])
    expect(message?.text).toBe('Is the pool heated?')
    const { items } = await good(staff.call(staffInbox, { query: { kind: 'unlinked' } }))
    expect(items.length).toBeGreaterThan(0)
  })

  it('add nothing to the headers of emails we send', async () => {
    const subject = 'Pool =?utf-8?Q?=0D=0ABcc:_victim@evil.example?='
    await arrive(email({ from: guest.email, subject, headers: vouched(guest.email) }))
    await write('Yes.')
    await t.drain()
    const [headers = ''] = (sentTo(guest.email).at(-1) ?? '').split('\n\n')
    expect(header(headers, 'Bcc')).toBe('')
    expect(smtp.received.every(({ to }) => !to.includes('victim@evil.example'))).toBe(true)
  })

  it('are listed but not fetched when they are too large', async () => {
    const huge = Buffer.concat([
      Buffer.from(email({ from: 'big@elsewhere.example', subject: 'All photos' })),
      Buffer.alloc(40_000_001, 'x'),
    ])
    await arrive(huge)
    expect(await latest()).toMatchObject({
      state: 'open',
      why: 'too_large',
      sender: 'big@elsewhere.example',
      subject: 'All photos',
    })
  })
})

describe('the mailbox', () => {
  it('is only read, never changed', () => {
    expect(imap.commands.filter((command) => /STORE|EXPUNGE|APPEND|SELECT|COPY|MOVE/.test(command))).toEqual([])
  })

  it('reports why it can’t be read, and is read again later', async () => {
    const { incoming } = t.app.config
    if (!incoming) throw new Error('set above')
    const trial = (change: object, onlyPublic = false) =>
      t.app.adapters.mailbox.try({ ...incoming, ...change }, { onlyPublic })
    expect(await trial({ password: 'wrong' })).toBe('login_refused')
    expect(await trial({ folder: 'Elsewhere' })).toBe('folder_missing')
    expect(await trial({}, true)).toBe('private_address')
    expect(await trial({ port: 1 })).toBe('unreachable')
    expect(await trial({})).toBe('ok')
  })

  it('leaves the data consistent', async () => {
    for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
  })
})
