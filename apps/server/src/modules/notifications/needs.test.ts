import {
  acceptPaymentRequest,
  addService,
  answerClaim,
  answerOrder,
  createPaymentRequest,
  decideClaim,
  depositOfStay,
  escalateClaim,
  giveDepositCard,
  orderService,
  raiseClaim,
  uploadCustomFile,
  withdrawClaim,
  withdrawPaymentRequest,
} from '@porchlight/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { accountById } from '#modules/accounts'
import { type Booking, moveOn } from '#modules/bookings'
import { followDeposits } from '#modules/deposits'
import { a, usualPricing } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { begunStay, confirmedStay } from '#testing/stays'
import { good } from '../bookings/testing/guest.ts'
import { checks } from './checks.ts'
import { noticesScene } from './testing/scene.ts'

const { t, people, menu, subjects, run } = noticesScene()

type One = Caller & { accountId: number }
const params = ({ id }: { id: number }) => ({ id: String(id) })

/** A person's to-dos and where they lead; read from their own list. */
const toDo = async (who: Caller) => (await menu(who)).todo.map(({ subject, to }) => [subject, to])
const lastOf = async (who: Caller) => (await menu(who)).messages[0]
const outboxTo = async (email: string) => {
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { subject: string; to: string }[]).filter(({ to }) => to === email)
}

const photo = async (who: Caller): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}

/** A completed stay, and a claim by its owner or the team. */
const claimed = async (by: 'owner' | 'team' = 'owner') => {
  const staff: One = await t.person('staff')
  const booking = await begunStay(t, { homeId: people.home.id, arrive: '2027-02-05', depart: '2027-02-08' })
  t.clock.set(booking.checkOutAt)
  await moveOn(t.app)
  await t.drain()
  const [guest, owner] = [await t.as(booking.guestId), await t.as(people.owner.accountId)]
  const raiser = by === 'owner' ? owner : await t.as(staff.accountId)
  const { claim } = await good(
    raiser.call(raiseClaim, {
      params: params(booking),
      body: {
        items: [{ what: 'The lamp', amount: 30_000, pairs: [{ before: null, after: await photo(raiser) }] }],
        text: 'It was whole when you came.',
      },
    }),
  )
  await t.drain()
  return { booking, claim, guest, owner, staff: await t.as(staff.accountId) }
}
const offer = async (guest: Caller, claim: { id: number }, amount = 10_000) => {
  await good(guest.call(answerClaim, { params: params(claim), body: { amount, text: 'It was loose.' } }))
  await t.drain()
}
const nothingStale = async () => {
  for (const check of checks) expect([check.code, (await check.run(t.app)).holds]).toEqual([check.code, true])
}

describe('R74 a claim', () => {
  it('appears on the to-do list of the guest, then the owner, then the team, each with a link to where they act', async () => {
    const { booking, claim, guest, owner, staff } = await claimed()
    expect(await toDo(guest)).toEqual([
      ['Damage claim for your stay at Marram House', `/travelers/resolution-center/bookings/${booking.id}`],
    ])
    expect((await lastOf(guest))?.content).toContain(
      'The claim is for $300.00. Answer by Tue, Feb 9, 2027, 10:00 AM EST',
    )
    expect(await toDo(owner)).toEqual([])

    await offer(guest, claim)
    expect(await toDo(guest)).toEqual([])
    expect(await toDo(owner)).toEqual([
      ['Ada Quill answered your claim at Marram House', `/owners/resolution-center/${booking.id}`],
    ])
    expect((await lastOf(owner))?.content).toContain('offers $100.00')

    await good(owner.call(escalateClaim, { params: params(claim), body: {} }))
    await t.drain()
    expect(await toDo(owner)).toEqual([])
    expect(await toDo(staff)).toEqual([[`Claim to decide: Marram House, ${booking.number}`, '/staff/claims']])
    expect((await lastOf(guest))?.subject).toBe('Our team is reviewing the claim about Marram House')

    await good(staff.call(decideClaim, { params: params(claim), body: { amount: 15_000, text: 'Half was wear.' } }))
    await t.drain()
    expect(await toDo(staff)).toEqual([])
    for (const who of [guest, owner])
      expect(await lastOf(who)).toMatchObject({
        subject: 'The claim about Marram House is settled',
        content: 'The guest owes $150.00.',
      })
    await nothingStale()
  })

  it('sends one email to each, with the team’s decision and reason', async () => {
    const { booking, claim, guest, staff } = await claimed()
    await good(guest.call(escalateClaim, { params: params(claim), body: { text: 'No.' } }))
    await good(staff.call(decideClaim, { params: params(claim), body: { amount: 0, text: 'Wear and tear.' } }))
    await t.drain()
    const email = (await t.read((ctx) => accountById(ctx, booking.guestId)))?.email ?? ''
    const theirs = (await outboxTo(email)).map(({ subject }) => subject).filter((subject) => /claim/.test(subject))
    expect(theirs.toSorted()).toEqual([
      'Damage claim for your stay at Marram House',
      'The claim about Marram House is closed',
    ])
  })

  it('made by the team is answered to the team, not to the owner', async () => {
    const { claim, guest, owner, staff } = await claimed('team')
    await offer(guest, claim)
    expect((await toDo(staff)).map(([subject]) => subject)).toEqual(['Ada Quill answered your claim at Marram House'])
    expect(subjects((await menu(owner)).messages).filter((subject) => /claim/.test(subject))).toEqual([])
  })

  it('withdrawn before its event was handled asks for nothing, and one of two stays until it is answered', async () => {
    const { booking, claim, guest, owner } = await claimed()
    const again = await good(
      owner.call(raiseClaim, {
        params: params(booking),
        body: {
          items: [{ what: 'A rug', amount: 100, pairs: [{ before: null, after: await photo(owner) }] }],
          text: 'x',
        },
      }),
    )
    await good(owner.call(withdrawClaim, { params: params(again.claim) }))
    await t.drain()
    expect(await toDo(guest)).toHaveLength(1)
    await offer(guest, claim)
    expect(await toDo(guest)).toEqual([])
  })
})

describe('a payment request to a guest', () => {
  const coming = async () => {
    const booking = await confirmedStay(t, { homeId: people.home.id, arrive: '2027-07-02', depart: '2027-07-09' })
    await t.drain()
    return { booking, guest: await t.as(booking.guestId), staff: await t.person('staff') }
  }
  const ask = async (staff: Caller, booking: Booking) => {
    const { request } = await good(
      staff.call(createPaymentRequest, {
        params: { id: booking.id },
        body: { amount: 12_000, reason: 'Late check-out' },
      }),
    )
    await t.drain()
    if (!request) throw new Error('the guest was not asked')
    return request
  }

  it('stays on their list until they accept it, or until it is withdrawn', async () => {
    const { booking, guest, staff } = await coming()
    const request = await ask(staff, booking)
    expect(await toDo(guest)).toEqual([
      [
        'Payment request of $120.00 for your stay at Marram House',
        `/travelers/payment-request/${request.id}/${request.hash}`,
      ],
    ])
    await good(guest.call(acceptPaymentRequest, { params: { id: request.id, hash: request.hash } }))
    await t.drain()
    expect(await toDo(guest)).toEqual([])
    const other = await ask(staff, booking)
    expect(await toDo(guest)).toHaveLength(1)
    await good(staff.call(withdrawPaymentRequest, { params: { id: booking.id, requestId: other.id } }))
    await t.drain()
    expect(await toDo(guest)).toEqual([])
    await nothingStale()
  })

  const order = async (guest: Caller, staff: Caller, { id }: Booking) => {
    const { service } = await good(
      staff.call(addService, {
        body: {
          name: 'A chef',
          description: 'Cooks dinner at the home.',
          pricing: 'quoted',
          currency: 'USD',
          price: null,
          leadDays: 1,
          freeDays: 3,
          retainedPercent: 50,
          offered: true,
        },
      }),
    )
    const input = { bookingId: id, serviceId: service.id, version: service.version, on: '2027-07-04', people: 2 }
    const { order: placed } = await good(guest.call(orderService, { body: { ...input, requests: '' } }))
    await t.drain()
    return placed
  }

  it('an order waits for the team and, once priced, for the guest, on its own page', async () => {
    const { booking, guest, staff } = await coming()
    const { id } = await order(guest, staff, booking)
    expect(await toDo(staff)).toEqual([['New concierge order: A chef, Sun, Jul 4, 2027', '/staff/concierge']])
    await good(staff.call(answerOrder, { params: { id }, body: { price: 48_000, note: '' } }))
    await t.drain()
    expect(await toDo(staff)).toEqual([])
    expect(await toDo(guest)).toEqual([
      ['Payment request of $480.00 for your stay at Marram House', `/travelers/concierge/orders/${id}/payment`],
    ])
  })

  it("an order that can't be arranged is announced and asks for nothing", async () => {
    const { booking, guest, staff } = await coming()
    const { id } = await order(guest, staff, booking)
    await good(staff.call(answerOrder, { params: { id }, body: { price: null, note: 'The chef is booked that day.' } }))
    await t.drain()
    expect(await lastOf(guest)).toMatchObject({ subject: 'We couldn’t arrange A chef', to: '/travelers/concierge' })
    expect([await toDo(guest), await toDo(staff)]).toEqual([[], []])
  })
})

describe('R31 a card for the deposit', () => {
  it('R31 that was declined waits for the guest and the team until another one holds', async () => {
    const staff: One = await t.person('staff')
    const pricing = { plan: { ...usualPricing.plan, deposit: 100_000 } }
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: people.owner.accountId, pricing }))
    const dates = { arrive: '2027-02-05', depart: '2027-02-08' }
    const booking = await confirmedStay(t, { homeId: home.id, ...dates, token: 'sandbox_no_holds' })
    t.clock.set(new Date(booking.checkInAt.getTime() - 24 * 3_600_000))
    await followDeposits(t.app)
    await t.drain()
    const [guest, team] = [await t.as(booking.guestId), await t.as(staff.accountId)]
    expect((await good(guest.call(depositOfStay, { params: params(booking) }))).deposit?.state).toBe('refused')
    expect(await toDo(guest)).toEqual([
      ['Marram House: add another card for your security deposit', `/travelers/bookings/${booking.id}`],
    ])
    expect(await toDo(team)).toEqual([
      [`Deposit hold declined: Marram House, ${booking.number}`, `/staff/bookings/${booking.id}`],
    ])
    await good(guest.call(giveDepositCard, { params: params(booking), body: { token: 'sandbox_visa' } }))
    await t.drain()
    expect([await toDo(guest), await toDo(team)]).toEqual([[], []])
    await run('notifications.deposits')
    await nothingStale()
  })
})
