import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  answerDispute,
  disputeCommission,
  ownPostback,
  savePostback,
  setPartner,
  staffCommissions,
  strikeCommission,
} from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good, pay, quoted, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { createPostbackSender } from './adapters/sender.ts'

const pem = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../availability/testdata/tls/${name}`, import.meta.url)), 'utf8')

const { t, as } = bookingsScene()
type Received = { path: string; headers: IncomingHttpHeaders; body: string }
const received: Received[] = []
let answers: number[] = []

/** A partner's own system, over https on this machine. */
const receiver = createServer({ key: pem('feeds.key.pem'), cert: pem('feeds.cert.pem') }, (request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
    response.writeHead(answers.shift() ?? 204, { location: 'https://feeds.test/elsewhere' }).end()
  })
})

/** Verifies a postback like a partner does. */
const isOurs = (secret: string, { headers, body }: Received): boolean => {
  const [, seconds = '', hex = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['porchlight-signature'])) ?? []
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  const given = Buffer.from(hex, 'hex')
  const age = t.clock.now().getTime() / 1_000 - Number(seconds)
  return given.length === expected.length && timingSafeEqual(expected, given) && Math.abs(age) < 300
}

let affiliate: Guest & { email: string }
let secret: string

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  t.app.adapters.postbacks = createPostbackSender({
    ca: pem('feeds.cert.pem'),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    mayCall: (address) => address === '127.0.0.1',
    seconds: 5,
    port,
  })
  affiliate = await t.person('affiliate')
  const team = await as((await t.person('staff')).accountId)
  const body = { email: affiliate.email, program: 'affiliate' as const, rate: 500 }
  await good(team.call(setPartner, { params: { code: 'deliveries' }, body }))
  secret = (await good(affiliate.call(savePostback, { body: { url: 'https://feeds.test/hooks?id=7' } }))).secret
})
afterAll(() => {
  receiver.closeAllConnections()
  return new Promise<void>((resolve) => receiver.close(() => resolve()))
})

const booked = async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const guest = await t.person('traveler')
  const { id: quoteId, hash: quoteHash } = await quoted(guest, {
    homeId: home.id,
    arrive: '2027-07-02',
    depart: '2027-07-09',
  })
  const arrivals = [{ code: 'deliveries', at: t.clock.now(), subId: 'mail' }]
  const made = await t.write((ctx) => createBooking(ctx, { guestId: guest.accountId, quoteId, quoteHash, arrivals }))
  await good(sign(guest, made.id))
  await good(pay(guest, made.id))
  return made
}

const delivery = async () => (await good(affiliate.call(ownPostback))).deliveries[0]

it('delivers a signed postback to a partner’s system, which verifies it; a changed body or secret is rejected', async () => {
  const { number } = await booked()
  await t.drain()
  const [postback] = received
  if (!postback) throw new Error('nothing arrived')
  expect(postback.path).toBe('/hooks?id=7')
  expect(JSON.parse(postback.body)).toMatchObject({ event: 'booking.confirmed', booking: number, subId: 'mail' })
  expect(isOurs(secret, postback)).toBe(true)
  expect(isOurs(`${secret}x`, postback)).toBe(false)
  expect(isOurs(secret, { ...postback, body: postback.body.replace(number, 'PL-1') })).toBe(false)
  expect(await delivery()).toMatchObject({ delivered: true, attempts: 1, status: 204 })
})

it("retries a postback that got a redirect, which it doesn't follow; once accepted, no more", async () => {
  received.length = 0
  answers = [302]
  await booked()
  await t.drain()
  expect(await delivery()).toMatchObject({ delivered: false, attempts: 1, status: 302 })
  const again = async () => {
    await t.drain()
    return received.length
  }
  await expect.poll(again, { timeout: 20_000, interval: 250 }).toBe(2)
  expect(received.map(({ path }) => path)).toEqual(['/hooks?id=7', '/hooks?id=7'])
  expect(received.every((postback) => isOurs(secret, postback))).toBe(true)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(await delivery()).toMatchObject({ delivered: true, attempts: 2, status: 204 })
  await t.drain()
  expect(received).toHaveLength(2)
})

it('sends each change of a commission, even a second reversal', async () => {
  received.length = 0
  const { id: bookingId } = await booked()
  await t.drain()
  const team = await confirmedStaff(t)
  const [commission] = (await good(team.call(staffCommissions, { query: { bookingId } }))).commissions
  const params = { commissionId: commission?.id ?? 0 }
  const reverse = () => good(team.call(strikeCommission, { params, body: { reason: 'Thought to be their own stay' } }))
  await reverse()
  await good(affiliate.call(disputeCommission, { params, body: { reason: 'The guest is not I' } }))
  await good(team.call(answerDispute, { params, body: { answer: 'You are right', upheld: true } }))
  await reverse()
  await t.drain()
  const bodies = received.map(({ body }) => JSON.parse(body) as { id: number; event: string })
  const events = bodies.map(({ event }) => event)
  expect(events.filter((event) => event === 'commission.reversed')).toHaveLength(2)
  expect(events).toContain('commission.changed')
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(bodies.length)
})
