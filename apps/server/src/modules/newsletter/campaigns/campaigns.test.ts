import {
  type BodyOf,
  campaignById,
  campaignsOfStaff,
  createCampaign,
  saveCampaign,
  sendCampaign,
  setSubscription,
  stopCampaign,
  subscribeNewsletter,
  testCampaign,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmed, good } from '../../bookings/testing/guest.ts'
import { db } from '../tables.ts'
import { sendCampaigns } from './jobs.ts'

const t = sceneApp()
const later = (minutes: number): string => new Date(Date.parse(testPresent) + minutes * 60_000).toISOString()

beforeEach(async () => {
  t.clock.set(testPresent)
  await t.write(async (ctx) => {
    await db(ctx).deleteFrom('newsletter.campaign_email').execute()
    await db(ctx).deleteFrom('newsletter.campaign').execute()
    await db(ctx).deleteFrom('newsletter.subscriber').execute()
    await db(ctx).deleteFrom('newsletter.suppression').execute()
  })
})

type Email = { subject: string; to: string; text: string; unsubscribe?: string }
const emailsTo = async (to: string, subject: string): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter((one) => one.to === to && one.subject.includes(subject))
}

let readers = 0
const reader = async ({
  topics = [],
  email = `reader${++readers}@lark.example`,
}: {
  topics?: ('offers' | 'stories')[]
  email?: string
} = {}) => {
  await good(t.visitor().call(subscribeNewsletter, { body: { list: 'guests', email } }))
  await t.drain()
  const { token } = await t.read((ctx) =>
    db(ctx).selectFrom('newsletter.subscriber').select('token').where('email', '=', email).executeTakeFirstOrThrow(),
  )
  await good(t.visitor().call(setSubscription, { params: { token }, body: { topics, subscribed: true } }))
  return { email, token }
}

const texts = { en: { subject: 'Autumn by the sea', text: 'Come.\n\nStay.', action: 'See homes' } }
const drafted = async (more: Partial<BodyOf<typeof saveCampaign>> = {}) => {
  const staff = await t.person('staff')
  const { id } = await good(staff.call(createCampaign, { body: { name: 'Autumn', list: 'guests' } }))
  const params = { id }
  const body = { name: 'Autumn', list: 'guests', topic: null, texts, path: '/book-a-property', ...more } as const
  const { campaign } = await good(staff.call(saveCampaign, { params, body }))
  const send = (audience: number, at: string | null = null) =>
    staff.call(sendCampaign, { params, body: { at, audience } })
  const now = async () => (await good(staff.call(campaignById, { params }))).campaign
  return { staff, params, body, campaign, send, now }
}
const run = () => sendCampaigns.run(t.app, {})

it('is sent once to each confirmed subscriber, with an unsubscribe link, and counts clicks and bookings', async () => {
  const guest = await t.person('traveler')
  const { email, token } = await reader({ email: guest.email })
  await reader()
  const { send, campaign, now, staff } = await drafted()
  expect(campaign.audience).toBe(2)
  await good(send(2))
  await run()
  await run()
  const [sent, ...twice] = await emailsTo(email, 'Autumn by the sea')
  expect(twice).toEqual([])
  expect(sent?.text).toContain('Stay.')
  expect(sent?.text).toContain(`/newsletter/unsubscribe/${token}`)
  // Mail readers show their own button for it: the address is sent as List-Unsubscribe, for one click (RFC 8058).
  const { rows } = await t.read((ctx) =>
    sql<{ unsubscribe: string; html: string }>`
      select unsubscribe, html from notifications.delivery where recipient = ${email} and subject like '%Autumn%'`.execute(
      db(ctx),
    ),
  )
  expect(rows).toEqual([
    {
      unsubscribe: expect.stringMatching(new RegExp(`^https?://[^/]+/newsletter/unsubscribe/${token}$`)),
      html: expect.stringContaining(`/newsletter/unsubscribe/${token}`),
    },
  ])
  const link = /\/newsletter\/links\/[\w-]+/.exec(sent?.text ?? '')?.[0] ?? ''
  expect(await t.visitor().raw({ path: link })).toMatchObject({
    status: 302,
    headers: { location: '/book-a-property' },
  })
  expect(await now()).toMatchObject({ state: 'sent', reach: { sent: 2, clicked: 1, booked: 0 } })
  t.clock.advance(1)
  const home = await t.write((ctx) => a.pricedHome(ctx))
  await confirmed(guest, { homeId: home.id, arrive: '2027-07-05', depart: '2027-07-09' })
  const { campaigns } = await good(staff.call(campaignsOfStaff))
  expect(campaigns[0]?.reach).toEqual({ sent: 2, clicked: 1, booked: 1 })
})

it('reaches only subscribers interested in its topic, and no one who unsubscribed before it was sent', async () => {
  await reader({ topics: ['stories'] })
  const { email } = await reader({ topics: ['offers'] })
  const gone = await reader()
  const { send, campaign, now } = await drafted({ topic: 'offers' })
  expect(campaign.audience).toBe(2)
  await good(send(2, later(60)))
  await good(t.visitor().call(setSubscription, { params: gone, body: { topics: [], subscribed: false } }))
  await run()
  expect(await now()).toMatchObject({ state: 'scheduled', reach: { sent: 0 } })
  t.clock.advance(61)
  await run()
  expect(await now()).toMatchObject({ state: 'sent', reach: { sent: 1 } })
  expect(await emailsTo(gone.email, 'Autumn by the sea')).toEqual([])
  expect(await emailsTo(email, 'Autumn by the sea')).toHaveLength(1)
})

it('never reaches an address that unsubscribed from another list or bounced', async () => {
  const { email } = await reader()
  const { email: bounced } = await reader()
  await good(t.visitor().call(subscribeNewsletter, { body: { list: 'agents', email } }))
  const { token } = await t.read((ctx) =>
    db(ctx)
      .selectFrom('newsletter.subscriber')
      .select('token')
      .where('email', '=', email)
      .where('list', '=', 'agents')
      .executeTakeFirstOrThrow(),
  )
  await good(t.visitor().call(setSubscription, { params: { token }, body: { topics: [], subscribed: false } }))
  await t.write((ctx) =>
    db(ctx).insertInto('newsletter.suppression').values({ mailbox: bounced, reason: 'bounced', at: ctx.now }).execute(),
  )
  const { campaign } = await drafted()
  expect(campaign.audience).toBe(0)
})

it('is not sent without a text, to more people than were shown, at a past time, or twice', async () => {
  await reader()
  const { staff, send, params, body } = await drafted({ texts: {} })
  expect(await send(1)).toMatchObject({ error: { code: 'text_missing' } })
  expect(await staff.call(testCampaign, { params })).toMatchObject({ error: { code: 'text_missing' } })
  await good(staff.call(saveCampaign, { params, body: { ...body, texts } }))
  expect(await send(1, later(-1))).toMatchObject({
    error: { code: 'in_the_past' },
  })
  await reader()
  expect(await send(1)).toMatchObject({ error: { code: 'audience_changed' } })
  await good(send(2))
  expect(await send(2)).toMatchObject({ error: { code: 'not_allowed_now' } })
  expect(await staff.call(saveCampaign, { params, body })).toMatchObject({ error: { code: 'not_allowed_now' } })
})

it('is tested in each of its languages, and no one else gets the test', async () => {
  const { email } = await reader()
  const de = { subject: 'Herbst am Meer', text: 'Komm.', action: 'Häuser' }
  const { staff, params, now } = await drafted({ texts: { ...texts, de } })
  expect(await good(staff.call(testCampaign, { params }))).toEqual({ emails: 2 })
  expect(await emailsTo(staff.email, 'Herbst am Meer')).toHaveLength(1)
  expect(await emailsTo(email, 'Autumn by the sea')).toEqual([])
  expect((await now()).reach.sent).toBe(0)
})

it('becomes a draft again when stopped while scheduled, and ends permanently when stopped while sending', async () => {
  await reader()
  const { staff, params, send, now } = await drafted()
  expect(await staff.call(stopCampaign, { params })).toMatchObject({ error: { code: 'not_allowed_now' } })
  await good(send(1))
  await good(staff.call(stopCampaign, { params }))
  expect(await now()).toMatchObject({ state: 'draft', sendAt: null })
  await good(send(1))
  await t.write((ctx) => db(ctx).updateTable('newsletter.campaign').set({ state: 'sending' }).execute())
  await good(staff.call(stopCampaign, { params }))
  await run()
  expect(await now()).toMatchObject({ state: 'stopped', reach: { sent: 0 } })
})

it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'homes'])(
  'links its button to a page of this site, never to %s',
  async (path) => {
    const { staff, params, body } = await drafted()
    expect(await staff.call(saveCampaign, { params, body: { ...body, path } })).toMatchObject({
      error: { code: 'invalid_input' },
    })
  },
)
