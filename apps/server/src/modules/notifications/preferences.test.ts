import {
  essentialTopics,
  myNoticePreferences,
  type NoticeChannels,
  type NoticeTopic,
  retryMail,
  setNoticePreferences,
} from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { displayPhone } from '#kernel/phone'
import { accountById } from '#modules/accounts'
import type { Caller } from '#testing/caller'
import { confirmed, good, held, refused } from '../bookings/testing/guest.ts'
import { MailRefused } from './adapters/mail.ts'
import { outboxMail } from './adapters/outbox-mail.ts'
import { latestDeliveries } from './deliveries.ts'
import { july, noticesScene } from './testing/scene.ts'

const { t, people, menu, subjects } = noticesScene()

const preferences = async (who: Caller) => (await good(who.call(myNoticePreferences))).preferences
const choose = (who: Caller, topic: NoticeTopic, channels: Partial<NoticeChannels>) =>
  who.call(setNoticePreferences, {
    body: { topics: [{ topic, channels: { product: true, email: true, push: true, ...channels } }] },
  })
const emailsTo = async ({ email }: { email: string }) =>
  (await t.read((ctx) => latestDeliveries(ctx))).filter(({ recipient }) => recipient === email)

describe('a person’s preferences', () => {
  it('start with everything on, quiet at night, in New York time', async () => {
    const { topics, quiet, timeZone, digest, texts, email, phone, devices, pushKey } = await preferences(people.guest)
    expect(topics.map(({ topic }) => topic)).toEqual([
      'requests',
      'bookings',
      'payments',
      'arrivals',
      'searches',
      'account',
    ])
    expect(topics.filter(({ essential }) => essential).map(({ topic }) => topic)).toEqual([
      'bookings',
      'payments',
      'account',
    ])
    expect(topics[0]?.channels).toEqual({ product: true, email: true, push: true })
    expect({ quiet, timeZone, digest, texts, phone, devices }).toEqual({
      quiet: { from: '21:00', to: '08:00' },
      timeZone: 'America/New_York',
      digest: true,
      texts: true,
      phone: displayPhone((await t.read((ctx) => accountById(ctx, people.guest.accountId)))?.phone ?? ''),
      devices: [],
    })
    expect(email).toEqual({ address: people.guest.email, stopped: null })
    expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65)
    expect((await preferences(people.owner)).pushKey).toBe(pushKey)
  })

  it('change only what is given, for this person alone', async () => {
    const body = { quiet: null, timeZone: 'Europe/Lisbon', texts: false }
    await good(people.guest.call(setNoticePreferences, { body }))
    await good(choose(people.guest, 'requests', { email: false }))
    const after = await preferences(people.guest)
    expect(after).toMatchObject({ ...body, digest: true })
    expect(after.topics[0]).toMatchObject({ topic: 'requests', channels: { product: true, email: false, push: true } })
    expect((await preferences(people.owner)).quiet).not.toBeNull()
  })

  it('reject invalid hours, zones, and topics', async () => {
    const bodies = [
      { quiet: { from: '25:00', to: '08:00' } },
      { timeZone: 'Mars/Olympus' },
      { topics: [{ topic: 'everything', channels: { product: true, email: true, push: true } }] },
    ]
    for (const body of bodies)
      expect((await people.guest.raw({ method: 'POST', path: 'notifications/preferences', body })).status).toBe(422)
  })

  it.each(essentialTopics)('can’t turn %s off completely, not even with push left on', async (topic) => {
    const off = choose(people.owner, topic, { product: false, email: false, push: true })
    expect(await refused(off)).toEqual({ status: 422, code: 'channel_needed' })
    await good(choose(people.owner, topic, { product: false }))
    await good(choose(people.owner, topic, { email: false }))
  })

  it('are followed: no email, or nothing in the product', async () => {
    await good(choose(people.owner, 'bookings', { email: false }))
    await good(choose(people.guest, 'bookings', { product: false }))
    await confirmed(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    expect(subjects((await menu(people.owner)).messages)).toEqual(['New booking: Marram House, Fri, Jul 2, 2027'])
    expect(await emailsTo(people.owner)).toEqual([])
    expect(subjects((await menu(people.guest)).messages)).toEqual([
      'Marram House: we received your payment of $4,025.88',
    ])
    expect(await emailsTo(people.guest)).toHaveLength(2)
  })
})

describe('an address that permanently rejects our emails', () => {
  const refusing = (message: string, what: 'address' | 'message') => {
    let requested = 0
    t.app.adapters.mail = {
      ...outboxMail,
      send: async () => {
        requested += 1
        throw new MailRefused(message, what)
      },
    }
    return () => requested
  }

  it('gets no more of them, and its person sees why in the product', async () => {
    const requested = refusing('550 5.1.1 no such mailbox', 'address')
    await held(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    expect((await preferences(people.guest)).email.stopped).toEqual({
      since: '2027-01-15T17:00:00.000Z',
      reason: '550 5.1.1 no such mailbox',
    })
    expect(subjects((await menu(people.guest)).todo)[0]).toBe('We can’t reach you by email')
    const before = requested()
    await held(people.guest, { homeId: people.askHome.id, ...july })
    await t.drain()
    expect(requested() - before).toBe(1)
    expect((await preferences(people.owner)).email.stopped).not.toBeNull()
  })

  it('gets in the product what only an email would have announced', async () => {
    await good(choose(people.guest, 'bookings', { product: false }))
    refusing('550 5.1.1 no such mailbox', 'address')
    await held(people.guest, { homeId: people.askHome.id, ...july })
    await t.drain()
    await held(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    expect(subjects((await menu(people.guest)).todo)).toContain(
      'Marram House: we’re holding your nights until Fri, Jan 15, 2027, 12:15 PM EST',
    )
  })

  it('gets emails again when its person asks for it', async () => {
    refusing('550 5.1.1 no such mailbox', 'address')
    await held(people.guest, { homeId: people.askHome.id, ...july })
    await t.drain()
    t.app.adapters.mail = outboxMail
    const { preferences: after } = await good(people.guest.call(retryMail))
    expect(after.email.stopped).toBeNull()
    expect((await menu(people.guest)).todo).toEqual([])
    await held(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    const [email] = await emailsTo(people.guest)
    expect(email?.subject).toContain('holding your nights')
  })

  it('is not suppressed by a rejection of one email', async () => {
    refusing('554 5.7.1 looks like spam', 'message')
    await held(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    expect((await preferences(people.guest)).email.stopped).toBeNull()
  })
})
