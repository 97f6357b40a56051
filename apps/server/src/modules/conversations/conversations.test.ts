import {
  answerPerson,
  conversationAbout,
  myConversations,
  notificationMenu,
  type Permission,
  readConversation,
  staffConversation,
  staffConversationOfStay,
  staffConversations,
  staffReadConversation,
  uploadCustomFile,
  writeToGuest,
  writeToTeam,
} from '@porchlight/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import type { Booking } from '#modules/bookings'
import { a, nobodysPassword } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { checks } from './checks.ts'

const t = sceneApp()
let booking: Booking
let guest: Caller
let staff: Caller & { accountId: number }

beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  booking = await confirmedStay(t, { homeId: home.id, arrive: '2027-02-02', depart: '2027-02-05' })
  guest = await t.as(booking.guestId)
})
afterEach(async () => {
  await t.drain()
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

const about = () => ({ about: String(booking.id) })
const write = (who: Caller, text: string, files: number[] = [], params = about()) =>
  who.call(writeToTeam, { params, body: { text, files } })
const read = async (who = guest, params = about()) => {
  const answer = await who.call(conversationAbout, { params })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.conversation
}
const answer = async (text: string, files: number[] = []) =>
  staff.call(answerPerson, { params: { id: (await read()).id ?? 0 }, body: { text, files } })
const waiting = async () => {
  const list = await staff.call(staffConversations, { query: {} })
  if (!list.ok) throw new Error(list.error.code)
  return list.results.conversations.data
}
const titles = async (who: Caller) => {
  await t.drain()
  const menu = await who.call(notificationMenu, { query: {} })
  if (!menu.ok) throw new Error(menu.error.code)
  return menu.results.messages.map(({ subject }) => subject)
}
const sent = async (who: Caller): Promise<number> => {
  const file = new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'plan.pdf')
  const upload = await who.call(uploadCustomFile, { body: { file } })
  if (!upload.ok) throw new Error(JSON.stringify(upload.error))
  return upload.results.data.id
}

describe('a guest and the team', () => {
  it('exchange messages about a stay; the team’s list shows who is waiting for an answer', async () => {
    expect(await read()).toMatchObject({ id: null, messages: [] })
    await write(guest, 'May we come at noon?')
    expect(await waiting()).toMatchObject([{ bookingId: booking.id, person: 'Ada Quill', unread: 1 }])
    await answer('You may: nobody leaves that day.')
    expect(await waiting()).toEqual([])
    expect(await read()).toMatchObject({
      unread: 1,
      messages: [
        { fromTeam: false, text: 'May we come at noon?' },
        { fromTeam: true, author: 'Ada', text: 'You may: nobody leaves that day.' },
      ],
    })
  })

  it('see how far the other side has read; the read mark never moves back', async () => {
    await write(guest, 'One.')
    await write(guest, 'Two.')
    const [first, second] = (await read()).messages
    const params = { id: (await read()).id ?? 0 }
    await staff.call(staffReadConversation, { params, body: { upTo: second?.id ?? 0 } })
    await staff.call(staffReadConversation, { params, body: { upTo: first?.id ?? 0 } })
    expect(await read()).toMatchObject({ readUpTo: second?.id })
    await answer('Both read.')
    await guest.call(readConversation, { params: about(), body: { upTo: 999_999_999 } })
    expect(await read()).toMatchObject({ unread: 0 })
  })

  it('get notified: the staff of every message, the guest once for all unread ones', async () => {
    const before = (await titles(staff)).length
    await write(guest, 'One.')
    await write(guest, 'Two.')
    expect(await titles(staff)).toHaveLength(before + 2)
    expect((await titles(staff))[0]).toBe('Ada Quill sent a message about Marram House')
    await answer('Yes.')
    await answer('And yes.')
    expect((await titles(guest)).filter((title) => title.includes('message from our team'))).toHaveLength(1)
    const last = (await read()).messages.at(-1)?.id ?? 0
    await guest.call(readConversation, { params: about(), body: { upTo: last } })
    await answer('One more thing.')
    expect((await titles(guest)).filter((title) => title.includes('message from our team'))).toHaveLength(2)
    expect((await titles(guest)).join()).not.toContain('One more thing')
  })

  it('keep messages about no particular stay separate', async () => {
    await write(guest, 'About the stay.')
    await write(guest, 'About something else.', [], { about: 'team' })
    const mine = await guest.call(myConversations)
    expect(mine.ok && mine.results.conversations.map(({ bookingId }) => bookingId)).toEqual([null, booking.id])
    expect((await read(guest, { about: 'team' })).messages).toHaveLength(1)
  })

  it('get one conversation when the guest submits twice at the same moment', async () => {
    await Promise.all([write(guest, 'One.'), write(guest, 'Two.'), write(guest, 'Three.')])
    expect((await read()).messages).toHaveLength(3)
  })
})

describe('a file', () => {
  it('is attached if its author uploaded it, and the guest can open what the team sent them', async () => {
    const plan = await sent(staff)
    expect(await write(guest, 'Mine?', [plan])).toMatchObject({ ok: false, error: { code: 'file_unknown' } })
    await write(guest, '', [await sent(guest)])
    await answer('The plan.', [plan])
    const file = (await read()).messages.at(-1)?.files[0]
    expect(file).toMatchObject({ name: 'plan.pdf' })
    const stranger = await t.person('traveler')
    expect((await guest.raw({ path: file?.originalSrc ?? '' })).status).toBe(200)
    expect((await stranger.raw({ path: file?.originalSrc ?? '' })).status).toBe(404)
  })

  it('or some text is required', async () => {
    expect(await write(guest, '  ')).toMatchObject({ ok: false, error: { code: 'invalid_input', required: ['text'] } })
  })
})

it('shows a conversation only to its person and the team', async () => {
  await write(guest, 'Between us.')
  const stranger = await t.person('traveler', 'owner')
  const { id } = await read()
  const params = { id: id ?? 0 }
  expect(await stranger.call(conversationAbout, { params: about() })).toMatchObject({
    ok: false,
    error: { status: 404 },
  })
  expect(await write(stranger, 'Hello?')).toMatchObject({ ok: false, error: { status: 404 } })
  // Staff write as the team, not in the guest's name.
  expect(await write(staff, 'Hello?')).toMatchObject({ ok: false, error: { status: 404 } })
  expect(await guest.call(staffConversation, { params })).toMatchObject({ ok: false, error: { status: 403 } })
  expect(await guest.call(answerPerson, { params, body: { text: 'x' } })).toMatchObject({
    ok: false,
    error: { status: 403 },
  })
  expect(await t.visitor().call(myConversations)).toMatchObject({ ok: false, error: { status: 401 } })
})

type Email = { to: string; subject: string; text: string }
const emailsTo = async (to: string): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter((email) => email.to === to)
}

let members = 0
/** A team member with only these permissions. */
const member = async (...permissions: Permission[]) => {
  const email = `member-${members++}@demo.porchlight.test`
  const person = { email, firstName: 'Mo', lastName: 'Reyes', phone: '+16315550199', passwordHash: nobodysPassword }
  const { id } = await t.write((ctx) => createAccount(ctx, { ...person, roles: ['staff'], permissions }))
  return { ...(await t.as(id)), email }
}

describe('a message from a guest', () => {
  it('is emailed with its text to the staff who can read it, and to no one else', async () => {
    const [reader, withBookings, other] = [
      await member('people'),
      await member('people', 'bookings'),
      await member('bookings'),
    ]
    await write(guest, 'May we come at noon?\n<b>Two dogs</b>, card 4242 4242 4242 4242')
    const [email] = await emailsTo(reader.email)
    expect(email?.subject).toBe('Ada Quill sent a message about Marram House')
    expect(email?.text).toContain('May we come at noon?')
    expect(email?.text).toContain('<b>Two dogs</b>')
    expect(email?.text).not.toContain('4242 4242')
    expect(email?.text).toContain(`/staff/conversations/${(await read()).id}`)
    expect((await emailsTo(withBookings.email))[0]?.text).toContain(`/staff/bookings/${booking.id}?tab=messages`)
    expect(await emailsTo(other.email)).toEqual([])
  })

  it('links to a page its recipient can open', async () => {
    const reader = await member('people')
    await write(guest, 'Hello?')
    const params = { id: (await read()).id ?? 0 }
    expect(await reader.call(staffConversation, { params })).toMatchObject({
      ok: true,
      results: { person: 'Ada Quill', conversation: { bookingId: booking.id, messages: [{ text: 'Hello?' }] } },
    })
  })

  it('about no particular stay reaches the staff as well', async () => {
    const reader = await member('people', 'bookings')
    const owner = await t.person('owner')
    await write(owner, 'When is my statement ready?', [], { about: 'team' })
    const [email] = await emailsTo(reader.email)
    expect(email?.text).toContain('When is my statement ready?')
    expect(email?.text).toContain('/staff/conversations/')
  })

  it('never puts the sender’s markup into the email', async () => {
    const reader = await member('people')
    await write(guest, '<img src=x onerror=alert(1)>')
    await emailsTo(reader.email)
    const page = await t.visitor().raw({ path: '/dev/outbox' })
    const id = /href="(\/dev\/outbox\/\d+)">Ada Quill sent a message/.exec(page.text)?.[1] ?? ''
    const { text } = await t.visitor().raw({ path: id })
    expect(text).toContain('&lt;img src=x')
    expect(text).not.toContain('<img src=x')
  })
})

describe('on the booking page', () => {
  const params = () => ({ id: booking.id })

  it('lets the staff read the conversation and reply', async () => {
    await write(guest, 'May we come at noon?')
    expect(await staff.call(staffConversationOfStay, { params: params() })).toMatchObject({
      ok: true,
      results: { person: 'Ada Quill', conversation: { unread: 1, messages: [{ text: 'May we come at noon?' }] } },
    })
    await staff.call(writeToGuest, { params: params(), body: { text: 'Yes, from noon.' } })
    expect((await read()).messages.at(-1)).toMatchObject({ fromTeam: true, text: 'Yes, from noon.' })
  })

  it('lets the staff write first', async () => {
    expect(await staff.call(staffConversationOfStay, { params: params() })).toMatchObject({
      ok: true,
      results: { person: 'Ada Quill', conversation: { id: null, messages: [] } },
    })
    await staff.call(writeToGuest, { params: params(), body: { text: 'Welcome!' } })
    expect((await read()).messages).toMatchObject([{ fromTeam: true, text: 'Welcome!' }])
    expect((await titles(guest)).join()).toContain('message from our team')
  })

  it('requires the permission to read messages', async () => {
    const refused = { ok: false, error: { status: 403 } }
    for (const who of [await member('bookings'), guest]) {
      expect(await who.call(staffConversationOfStay, { params: params() })).toMatchObject(refused)
      expect(await who.call(writeToGuest, { params: params(), body: { text: 'x' } })).toMatchObject(refused)
    }
    const unknown = { params: { id: 999_999 } }
    expect(await staff.call(staffConversationOfStay, unknown)).toMatchObject({ ok: false, error: { status: 404 } })
  })
})
