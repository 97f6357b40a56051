import {
  answerPerson,
  conversationAbout,
  myConversations,
  notificationMenu,
  readConversation,
  staffConversation,
  staffConversations,
  staffReadConversation,
  uploadCustomFile,
  writeToTeam,
} from '@porchlight/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#modules/bookings'
import { a } from '#testing/builders'
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
  it('write to each other about a stay; who waits for an answer is on the list of the team', async () => {
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

  it('know how far the other has read; the mark never goes back', async () => {
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

  it('are told once of all that they have not read', async () => {
    const before = (await titles(staff)).length
    await write(guest, 'One.')
    await write(guest, 'Two.')
    expect(await titles(staff)).toHaveLength(before + 1)
    expect((await titles(staff))[0]).toBe('Ada Quill has written about Marram House')
    await answer('Yes.')
    await answer('And yes.')
    expect((await titles(guest)).filter((title) => title.includes('written to you'))).toHaveLength(1)
    const last = (await read()).messages.at(-1)?.id ?? 0
    await guest.call(readConversation, { params: about(), body: { upTo: last } })
    await answer('One more thing.')
    expect((await titles(guest)).filter((title) => title.includes('written to you'))).toHaveLength(2)
    expect((await titles(guest)).join()).not.toContain('One more thing')
  })

  it('keep what is about nothing in particular apart', async () => {
    await write(guest, 'About the stay.')
    await write(guest, 'About something else.', [], { about: 'team' })
    const mine = await guest.call(myConversations)
    expect(mine.ok && mine.results.conversations.map(({ bookingId }) => bookingId)).toEqual([null, booking.id])
    expect((await read(guest, { about: 'team' })).messages).toHaveLength(1)
  })

  it('who press twice in the same moment have one conversation', async () => {
    await Promise.all([write(guest, 'One.'), write(guest, 'Two.'), write(guest, 'Three.')])
    expect((await read()).messages).toHaveLength(3)
  })
})

describe('a file', () => {
  it('goes along when its author sent it, and the guest may open what the team sent him', async () => {
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

  it('or a few words are needed', async () => {
    expect(await write(guest, '  ')).toMatchObject({ ok: false, error: { code: 'invalid_input', required: ['text'] } })
  })
})

it('a conversation is its person’s and the team’s alone', async () => {
  await write(guest, 'Between us.')
  const stranger = await t.person('traveler', 'owner')
  const { id } = await read()
  const params = { id: id ?? 0 }
  expect(await stranger.call(conversationAbout, { params: about() })).toMatchObject({
    ok: false,
    error: { status: 404 },
  })
  expect(await write(stranger, 'Hello?')).toMatchObject({ ok: false, error: { status: 404 } })
  // A member of staff writes as the team, and not in the guest's name.
  expect(await write(staff, 'Hello?')).toMatchObject({ ok: false, error: { status: 404 } })
  expect(await guest.call(staffConversation, { params })).toMatchObject({ ok: false, error: { status: 403 } })
  expect(await guest.call(answerPerson, { params, body: { text: 'x' } })).toMatchObject({
    ok: false,
    error: { status: 403 },
  })
  expect(await t.visitor().call(myConversations)).toMatchObject({ ok: false, error: { status: 401 } })
})
