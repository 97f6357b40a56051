import {
  answerRequest,
  cancelBooking,
  moveHome,
  moveOwnHome,
  notificationMenu,
  payBooking,
  refundByOtherMeans,
} from '@porchlight/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveOn } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { refundsOf, settleDue } from '#modules/payments'
import { a } from '#testing/builders'
import { type TestApp, testApp, testPresent } from '#testing/harness'
import {
  aboutStay,
  canceled,
  confirmed,
  faultsOf,
  type Guest,
  good,
  held,
  pay,
  signed,
} from '../bookings/testing/guest.ts'
import { MailRefused } from './adapters/mail.ts'
import { outboxMail } from './adapters/outbox-mail.ts'
import { deliveryById, latestDeliveries, queueDeliveries } from './deliveries.ts'
import { dispatchEvent } from './dispatch.ts'

let t: TestApp
let guest: Guest & { email: string }
let owner: Guest & { email: string }
let home: Home
let askHome: Home
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(testPresent)
  t.app.adapters.mail = outboxMail
  guest = await t.person('traveler')
  owner = await t.person('owner')
  home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  askHome = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, instant: false }))
})
afterEach(async () => {
  // Before the clock is set back: money moved later than the present would never be settled.
  await t.drain()
  await settleDue(t.app)
})

type Shown = { channel: string; to: string; subject: string; text: string }

const outbox = async (): Promise<Shown[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return JSON.parse(text)
}
const to = async (person: { email: string }) => (await outbox()).filter((mail) => mail.to === person.email)
const subjects = async (person: { email: string }) => (await to(person)).map((mail) => mail.subject)

/** Someone's notices in the product, newest first. */
const notified = async (person: Guest) => {
  await t.drain()
  return (await good(person.call(notificationMenu, { query: {} }))).messages
}

const july = { arrive: '2027-07-02', depart: '2027-07-09' }
const oneLine = (text = '') => text.replace(/\s+/g, ' ')

describe('emails about a home', () => {
  it('tell its owner what the team did with it, with the team’s note, and not what the owner did', async () => {
    const staff = await t.person('staff')
    await good(owner.call(moveOwnHome, { params: { id: home.id }, body: { to: 'paused' } }))
    expect(await subjects(owner)).toEqual([])
    await good(staff.call(moveHome, { params: { id: home.id }, body: { to: 'live', note: 'The roof is fixed.' } }))
    const [mail] = await to(owner)
    expect(mail?.subject).toBe('Marram House: guests can book it now')
    expect(oneLine(mail?.text)).toContain('Note from our team: “The roof is fixed.”')
  })
})

describe('emails about a booking', () => {
  it('go to the guest when it is held, paid, and confirmed, and to the owner when it is confirmed', async () => {
    const { id, number } = await signed(guest, { homeId: home.id, ...july })
    expect(await subjects(guest)).toEqual([
      'Marram House: we’re holding your nights until Fri, Jan 15, 2027, 12:15 PM EST',
    ])
    await good(pay(guest, id))
    expect(await subjects(guest)).toEqual(
      expect.arrayContaining([
        'Marram House is booked: Fri, Jul 2, 2027',
        'Marram House: we received your payment of $4,025.88',
      ]),
    )
    const [mail] = await to(owner)
    expect(mail).toMatchObject({ channel: 'email', subject: 'New booking: Marram House, Fri, Jul 2, 2027' })
    expect(mail?.text).toContain(number)
    expect(mail?.text).toContain(guest.email)
    const confirmation = (await to(guest)).find(({ subject }) => subject.startsWith('Marram House is booked:'))
    expect(confirmation?.text).toContain('12 Dune Road, Saltgrass')
    expect(oneLine(confirmation?.text)).toContain('charge the next payment, $')
  })

  it("don't ask for what is already done", async () => {
    await confirmed(guest, { homeId: home.id, ...july })
    expect(await subjects(guest)).not.toContainEqual(expect.stringContaining('holding your nights'))
  })

  it('ask the owner and tell the guest, then send the answer', async () => {
    const booking = await held(guest, { homeId: askHome.id, ...july })
    const [request] = await to(owner)
    expect(request?.subject).toBe('Ada Quill requests 7 nights at Marram House')
    expect(request?.text).toContain('please answer by Sat, Jan 16, 2027, 12:00 PM EST')
    expect(request?.text).toContain(`/owners/bookings/requested/${booking.id}`)
    expect(request?.text).not.toContain(guest.email)
    expect(await subjects(guest)).toEqual(['Marram House: we’ve received your request'])
    const answer = { params: { id: booking.id }, body: { accept: false, note: 'The roof is being repaired' } }
    await good(owner.call(answerRequest, answer))
    const [declined] = await to(guest)
    expect(declined?.subject).toBe('Marram House: your request was declined')
    expect(declined?.text).toContain('The roof is being repaired')
  })

  it('announce an approval with the remaining time', async () => {
    const booking = await held(guest, { homeId: askHome.id, ...july })
    await t.drain()
    await good(owner.call(answerRequest, { params: { id: booking.id }, body: { accept: true } }))
    const [accepted] = await to(guest)
    expect(accepted?.subject).toBe('Marram House: your request was accepted')
    expect(oneLine(accepted?.text)).toContain('holding your nights until Sat, Jan 16, 2027, 12:00')
  })

  it('state the refund and the retained amount when a stay is canceled', async () => {
    const booking = await confirmed(guest, { homeId: home.id, ...july })
    t.clock.set('2027-05-20T12:00:00Z')
    const again = { ...guest, ...(await t.as(guest.accountId)) }
    const { refund } = await canceled(again, booking.id)
    const [mail] = await to(guest)
    expect(mail?.subject).toBe('Marram House: your booking was canceled')
    const amount = (refund.refund.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(oneLine(mail?.text)).toContain(`refunding $${amount} to the original payment method`)
    expect(mail?.text).toContain('Retained under the policy: $')
    const [notification] = await to(owner)
    expect(notification?.subject).toBe('Marram House: the booking from Fri, Jul 2, 2027 was canceled')
    expect(notification?.text).toContain('the guest canceled Ada Quill’s booking')
  })

  it('tell the guest and the owner about a no-show, and what it means', async () => {
    const { id } = await confirmed(guest, { homeId: home.id, ...july })
    t.clock.set('2027-07-02T20:00:00Z')
    const staff = await t.person('staff')
    await good(staff.call(cancelBooking, { params: { id }, body: { whose: 'no_show' } }))
    const [mail] = await to(guest)
    expect(mail?.subject).toBe('Marram House: your booking is marked as a no-show')
    expect(oneLine(mail?.text)).toContain('No refund is due under the cancellation policy.')
    const [notification] = await to(owner)
    expect(notification?.subject).toMatch(/^Marram House: .* was a no-show$/)
    expect(oneLine(notification?.text)).toContain('Your share of the retained amount is')
  })

  it('tell everyone that the guest canceled when the team did it at their request', async () => {
    const booking = await confirmed(guest, { homeId: home.id, ...july })
    t.clock.set('2027-05-20T12:00:00Z')
    const staff = await t.person('staff')
    await good(staff.call(cancelBooking, { params: { id: booking.id }, body: { whose: 'guest' } }))
    const [mail] = await to(guest)
    expect(mail?.text).toContain('you canceled booking')
    const [notification] = await to(owner)
    expect(notification?.text).toContain('the guest canceled Ada Quill’s booking')
  })

  it('announce a failed payment and nights whose hold expired', async () => {
    const booking = await signed(guest, { homeId: home.id, ...july })
    await t.drain()
    await pay(guest, booking.id, 'sandbox_declined')
    expect((await subjects(guest))[0]).toMatch(/^Marram House: your payment of \$[\d,.]+ failed$/)
    t.clock.advance(30)
    await moveOn(t.app)
    expect((await subjects(guest))[0]).toBe('Marram House: your hold has expired')
  })

  it('announce money that takes a bank days, and its return', async () => {
    const booking = await signed(guest, { homeId: home.id, ...july })
    await t.drain()
    await good(guest.call(payBooking, { params: { id: booking.id }, body: { token: 'tok_bank_returned', by: 'bank' } }))
    const [pending] = await to(guest)
    expect(pending?.subject).toMatch(/^Marram House: your bank payment of \$[\d,.]+ is processing$/)
    expect(oneLine(pending?.text)).toMatch(
      /holding your nights at Marram House until \w{3}, \w{3} \d+, 2027, 12:00 PM E[SD]T/,
    )
    t.clock.advance(3 * 24 * 60)
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep-pending'))
    await t.drain()
    const [returned] = await to(guest)
    expect(returned?.subject).toMatch(/^Marram House: your bank returned \$[\d,.]+$/)
    expect(oneLine(returned?.text)).toContain('Pay by card before then to confirm your booking')
    t.clock.advance(49 * 60)
    await moveOn(t.app)
    expect((await subjects(guest))[0]).toBe('Marram House: your hold has expired')
  })

  it('announce a refund once: with the cancellation it comes from', async () => {
    const { id } = await confirmed(guest, { homeId: home.id, ...july })
    const before = (await notified(guest)).length
    const { refund } = await canceled(guest, id)
    expect(refund.refund.amount).toBeGreaterThan(0)
    await t.drain()
    const news = (await notified(guest)).slice(0, -before)
    expect(news.map(({ subject }) => subject)).toEqual(['Marram House: your booking was canceled'])
  })

  it('R32 announce a refund that the bank returned, and how it was paid instead', async () => {
    const booking = await signed(guest, { homeId: home.id, ...july })
    await good(pay(guest, booking.id, 'sandbox_refund_returned'))
    await canceled(guest, booking.id)
    await t.drain()
    t.clock.advance(3 * 24 * 60)
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.returned-refunds'))
    const [notification] = await to(guest)
    expect(notification?.subject).toMatch(/^Marram House: your refund of \$[\d,.]+ didn’t go through$/)
    expect(await faultsOf(t)).toEqual([])
    const staff = await t.person('staff')
    const [refund] = await t.read((ctx) => refundsOf(ctx, booking.id))
    const params = { id: refund?.id ?? 0 }
    await good(staff.call(refundByOtherMeans, { params, body: { proof: 'check 7 of 18 January' } }))
    await t.drain()
    t.clock.advance(26 * 60)
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'notifications.digest'))
    const [morning] = await to(guest)
    expect(oneLine(morning?.text)).toContain('Paid another way: check 7 of 18 January.')
    expect(await faultsOf(t)).toEqual([])
  })

  it('are written once, however often their fact arrives', async () => {
    const { id } = await confirmed(guest, { homeId: home.id, ...july })
    const before = await subjects(guest)
    for (let time = 0; time < 3; time++)
      await t.write((ctx) => dispatchEvent(t.app, ctx, 'booking.confirmed', aboutStay(id)))
    expect(await subjects(guest)).toEqual(before)
  })
})

describe('the outbox page', () => {
  it('shows the emails without rendering their text as markup', async () => {
    await held(guest, { homeId: home.id, ...july })
    await t.drain()
    const page = await t.visitor().raw({ path: '/dev/outbox' })
    expect(page).toMatchObject({ status: 200 })
    expect(page.text).toContain('holding your nights')
    const [first] = await t.read((ctx) => latestDeliveries(ctx, 1))
    const email = await t.visitor().raw({ path: `/dev/outbox/${first?.id}` })
    expect(email.status).toBe(200)
    expect(email.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await t.visitor().raw({ path: '/dev/outbox/999999' })).status).toBe(404)
    expect((await t.visitor().raw({ path: '/dev/outbox/x' })).status).toBe(404)
  })

  it('does not exist when mail goes by SMTP', async () => {
    const live = await testApp({ config: { mail: { via: 'smtp', url: 'smtp://127.0.0.1:9', from: 'a@b.example' } } })
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1'])
      expect((await live.visitor().raw({ path })).status).toBe(404)
    await live.close()
  })
})

describe('delivery', () => {
  const lastDelivery = async () => {
    const [row] = await t.read((ctx) => latestDeliveries(ctx, 1))
    return t.read((ctx) => deliveryById(ctx, row?.id ?? 0))
  }

  it('retries while the mail server is down, and sends once', async () => {
    const sent: string[] = []
    let away = true
    t.app.adapters.mail = {
      ...outboxMail,
      send: async ({ id }) => {
        if (away) throw new Error('451 try later')
        sent.push(id)
      },
    }
    await held(guest, { homeId: home.id, ...july })
    await t.drain()
    expect(await lastDelivery()).toMatchObject({ state: 'queued', attempts: 1, last_error: '451 try later' })
    away = false
    await vi.waitFor(
      async () => {
        await t.drain()
        expect(await lastDelivery()).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
      },
      { timeout: 20_000, interval: 500 },
    )
    expect(sent).toHaveLength(1)
  })

  it('one message that fails keeps none of those sent with it, and none is sent twice', async () => {
    const sent: string[] = []
    let away = true
    t.app.adapters.mail = {
      ...outboxMail,
      send: async ({ to }) => {
        if (away && to === 'first@example.test') throw new Error('451 try later')
        sent.push(to)
      },
    }
    const recipients = ['first@example.test', 'second@example.test', 'third@example.test']
    await t.write((ctx) =>
      queueDeliveries(
        t.app,
        ctx,
        recipients.map((recipient) => ({
          occasion: 'test.together',
          kind: 'paid',
          accountId: null,
          noticeId: null,
          channel: 'email',
          recipient,
          subject: 'Together',
          text: 'One of three',
          at: ctx.now,
        })),
      ),
    )
    await t.drain()
    expect(sent.sort()).toEqual(['second@example.test', 'third@example.test'])
    away = false
    await vi.waitFor(
      async () => {
        await t.drain()
        expect(sent).toHaveLength(3)
      },
      { timeout: 20_000, interval: 500 },
    )
    expect(sent.sort()).toEqual(recipients)
  })

  it('gives up immediately on an address that permanently rejects email', async () => {
    t.app.adapters.mail = {
      ...outboxMail,
      send: async () => {
        throw new MailRefused('550 no such mailbox', 'message')
      },
    }
    await held(guest, { homeId: home.id, ...july })
    await t.drain()
    expect(await lastDelivery()).toMatchObject({ state: 'refused', attempts: 1, last_error: '550 no such mailbox' })
  })
})
