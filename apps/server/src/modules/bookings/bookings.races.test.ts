import { setTimeout as pause } from 'node:timers/promises'
import {
  addDays,
  answerRequest,
  blockNights,
  bookingById,
  cancelBooking,
  createBooking,
  payBooking,
  withdrawRequest,
} from '@porchlight/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdsOf } from '#modules/availability'
import { type Home, ownersOf } from '#modules/homes'
import { type Outcome, submitIntent } from '#modules/payments'
import { a } from '#testing/builders'
import { type TestApp, testApp, testPresent } from '#testing/harness'
import { moveOn } from './jobs.ts'
import { nightsHeldUntil } from './lifecycle.ts'
import { finishPayment, preparePayment } from './pay-booking.ts'
import { bookingById as storedBooking } from './queries.ts'
import { confirmed, faultsOf, type Guest, good, held, pay, quoted, sign, signed } from './testing/guest.ts'

/** How often a payment coincides with its deadline; a thousand times in a full run. */
const expiries = Number(process.env.HOLD_EXPIRIES ?? 6)
/** Whether this is a full run, which also repeats everything else more often. */
const inFull = process.env.HOLD_EXPIRIES !== undefined
const late = inFull ? 20 : 8

let t: TestApp
let guests: Guest[]
let home: Home
beforeAll(async () => {
  t = await testApp()
  guests = await Promise.all(Array.from({ length: 40 }, () => t.person('traveler')))
})
afterAll(() => t.close())
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx))
})
afterEach(async () => {
  t.clock.advance(30)
  await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep'))
  await t.drain()
  await moveOn(t.app)
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  expect(await overlaps()).toEqual([])
  t.clock.set(testPresent)
})

const guest = (index: number) => guests[index % guests.length] as Guest
const july = () => ({ homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
const statusOf = async (id: number, who: Guest) =>
  (await good(who.call(bookingById, { params: { id } }))).booking.status

/** Pairs of holds that share a night of this home. */
const overlaps = async () => {
  const holds = await t.read((ctx) => holdsOf(ctx, [home.id], '2027-01-01', '2028-12-31'))
  return holds.flatMap((one, index) =>
    holds.slice(index + 1).filter((two) => one.arrive < two.depart && two.arrive < one.depart),
  )
}

/** How often each outcome occurred: `ok`, or the status and code of the error. */
const tally = (answers: readonly ({ ok: true } | { ok: false; error: { status: number; code: string } })[]) => {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const outcome = answer.ok ? 'ok' : `${answer.error.status} ${answer.error.code}`
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

describe('many guests, the same nights', () => {
  it('R3 exactly one gets them in every round, and everyone else is told', async () => {
    for (let round = 0; round < (inFull ? 5 : 2); round++) {
      const stay = { ...july(), arrive: `2027-0${round + 3}-05`, depart: `2027-0${round + 3}-12` }
      const quotes = await Promise.all(guests.map((who) => quoted(who, stay)))
      const answers = await Promise.all(
        quotes.map((quote, index) =>
          guest(index).call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } }),
        ),
      )
      expect(tally(answers)).toEqual({ ok: 1, '409 nights_taken': guests.length - 1 })
    }
  })

  it(`R3 of ${late} payments that come back late for overlapping nights one wins, all others are refunded in full`, async () => {
    const intents = []
    for (let index = 0; index < late; index++) {
      const day = (offset: number) => `2027-07-${String(offset + (index % 3)).padStart(2, '0')}`
      const { id } = await signed(guest(index), { homeId: home.id, arrive: day(2), depart: day(8) })
      const request = { bookingId: id, accountId: guest(index).accountId, token: 'sandbox_visa', key: `late-${id}` }
      intents.push(await t.write((ctx) => preparePayment(ctx, request)))
      t.clock.advance(30)
    }
    const outcomes = await Promise.all(intents.map((intent) => submitIntent(t.app, intent)))
    const paid = await Promise.all(
      intents.map((intent, index) => t.write((ctx) => finishPayment(ctx, intent, outcomes[index] as Outcome))),
    )
    expect(paid.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    await t.drain()
    for (const [index, { booking }] of paid.entries()) {
      const { booking: after } = await good(guest(index).call(bookingById, { params: { id: booking.id } }))
      expect(after.paid.amount).toBeGreaterThan(0)
      expect(after.status).toBe(paid[index]?.kind === 'paid' ? 'confirmed' : 'expired')
      if (after.status === 'expired') expect(after.refunded).toEqual(after.paid)
    }
  })
})

describe('one guest who clicks twenty times', () => {
  it('makes one booking with one key and gets the same answer every time', async () => {
    const quote = await quoted(guest(0), july())
    const call = () =>
      guest(0).call(createBooking, {
        body: { quoteId: quote.id, quoteHash: quote.hash },
        idempotencyKey: 'twenty-times',
      })
    const answers = await Promise.all(Array.from({ length: 20 }, call))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.ok).toBe(true)
  })

  it('makes one booking of one quote without any key', async () => {
    const quote = await quoted(guest(0), july())
    const call = () => guest(0).call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
    const answers = await Promise.all(Array.from({ length: 20 }, call))
    expect(tally(answers)).toEqual({ ok: 1, '409 nights_taken': 19 })
    const ids = answers.map((answer) => (answer.ok ? answer.results.booking.id : answer.error.details?.bookingId))
    expect(new Set(ids).size).toBe(1)
  })

  it('pays once with one key and gets the same answer every time', async () => {
    const { id } = await signed(guest(0), july())
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(guest(0), id, 'sandbox_visa', 'pay-once')))
    expect(tally(answers)).toEqual({ ok: 20 })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.ok).toBe(true)
    const { booking } = await good(guest(0).call(bookingById, { params: { id } }))
    expect(booking.payments).toHaveLength(1)
  })

  it('pays once with twenty keys and three cards', async () => {
    const { id, dueNow } = await signed(guest(0), july())
    const tokens = ['sandbox_visa', 'sandbox_timeout', 'sandbox_challenge']
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pay(guest(0), id, tokens[index % 3] as string)),
    )
    for (const outcome of Object.keys(tally(answers))) expect(outcome).not.toMatch(/^500/)
    t.clock.advance(30)
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.sweep'))
    await t.drain()
    const { booking } = await good(guest(0).call(bookingById, { params: { id } }))
    if (booking.status === 'confirmed') expect(booking.paid.amount - booking.refunded.amount).toBe(dueNow.amount)
    else expect(booking.paid).toEqual(booking.refunded)
  })
})

describe('two simultaneous actions', () => {
  const rounds = inFull ? 8 : 3

  /** The card's answer arrives before the nights are released, and is recorded in the same millisecond they are. */
  const answeredInTime = async (who: Guest, bookingId: number) => {
    const request = { bookingId, accountId: who.accountId, token: 'sandbox_visa', key: `in-time-${bookingId}` }
    const intent = await t.write((ctx) => preparePayment(ctx, request))
    const outcome = await submitIntent(t.app, intent)
    t.clock.set(nightsHeldUntil(await t.read((ctx) => storedBooking(ctx, bookingId))) ?? testPresent)
    return () => t.write((ctx) => finishPayment(ctx, intent, outcome))
  }

  it('paying in the millisecond the time runs out: confirmed and paid, or expired and refunded', async () => {
    let target = home
    for (let round = 0; round < expiries; round++) {
      if (round % 8 === 7) target = await t.write((ctx) => a.pricedHome(ctx))
      t.clock.set(testPresent)
      const [who, other] = [guest(round), guest(round + 20)]
      const stay = { homeId: target.id, arrive: `2027-0${(round % 8) + 2}-05`, depart: `2027-0${(round % 8) + 2}-12` }
      const { id: quoteId, hash: quoteHash } = await quoted(other, stay)
      const booking = await signed(who, stay)
      const isAnswered = round % 2 === 0
      const finish: () => Promise<unknown> = isAnswered
        ? await answeredInTime(who, booking.id)
        : () => pay(who, booking.id)
      if (!isAnswered) t.clock.advance(15)
      const takeNights = () => other.call(createBooking, { body: { quoteId, quoteHash } })
      // Sometimes one is first, sometimes the other.
      const [taken] = await Promise.all([moveOn(t.app).then(takeNights), pause((round % 5) * 5).then(finish)])
      await t.drain()
      const { booking: after } = await good(who.call(bookingById, { params: { id: booking.id } }))
      const { status, paid, refunded } = after
      expect(status).toMatch(/^(confirmed|expired)$/)
      expect(paid.amount - refunded.amount).toBe(status === 'confirmed' ? booking.dueNow.amount : 0)
      if (isAnswered) expect([paid, taken.ok]).toEqual([booking.dueNow, status === 'expired'])
    }
  })

  it('paying while withdrawing: one of the two happens, and no money is lost', async () => {
    for (let round = 0; round < rounds; round++) {
      const stay = { ...july(), arrive: `2027-0${round + 2}-05`, depart: `2027-0${round + 2}-12` }
      const booking = await signed(guest(round), stay)
      const [paid, withdrawn] = await Promise.all([
        pay(guest(round), booking.id),
        guest(round).call(withdrawRequest, { params: { id: booking.id } }),
      ])
      await t.drain()
      const { booking: after } = await good(guest(round).call(bookingById, { params: { id: booking.id } }))
      expect([paid.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1)
      expect(after.status).toBe(paid.ok ? 'confirmed' : 'withdrawn')
      if (!paid.ok) expect(after.paid).toEqual(after.refunded)
    }
  })

  it('canceling from four windows while the second installment is charged: refunded once, to the cent', async () => {
    for (let round = 0; round < (inFull ? 4 : 2); round++) {
      t.clock.set(testPresent)
      const stay = { ...july(), arrive: `2027-0${round + 5}-05`, depart: `2027-0${round + 5}-12` }
      const booking = await confirmed(guest(round), stay)
      t.clock.set(`${addDays(stay.arrive, -30)}T06:00:00Z`)
      const who = { ...(await t.as(guest(round).accountId)), accountId: guest(round).accountId }
      await t.write((ctx) => t.app.queue.enqueue(ctx, 'payments.installments'))
      const cancel = () => who.call(cancelBooking, { params: { id: booking.id }, body: {} })
      const [, ...answers] = await Promise.all([t.drain(), cancel(), cancel(), cancel(), cancel()])
      expect(tally(answers)).toEqual({ ok: 1, '409 not_allowed_now': 3 })
      await t.drain()
      const { booking: after } = await good(who.call(bookingById, { params: { id: booking.id } }))
      expect(after.status).toBe('canceled')
      const done = answers.find((answer) => answer.ok)
      expect(after.paid.amount - after.refunded.amount).toBe(done?.ok ? done.results.refund.retained.amount : -1)
    }
  })

  it('approving and declining a request at once: one answer counts', async () => {
    const ask = await t.write((ctx) => a.pricedHome(ctx, { instant: false }))
    const [ownerId = 0] = await t.read((ctx) => ownersOf(ctx, ask.id))
    const owner = await t.as(ownerId)
    for (let round = 0; round < rounds; round++) {
      const stay = { homeId: ask.id, arrive: `2027-0${round + 2}-05`, depart: `2027-0${round + 2}-12` }
      const booking = await held(guest(round), stay)
      const answer = (accept: boolean) => owner.call(answerRequest, { params: { id: booking.id }, body: { accept } })
      const answers = await Promise.all([answer(true), answer(false)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await statusOf(booking.id, guest(round))).toBe(answers[0]?.ok ? 'awaiting_agreement' : 'declined')
    }
  })
})

describe('a busy home', () => {
  it('never has two parties on one night, and never responds with a server error', async () => {
    const [ownerId = 0] = await t.read((ctx) => ownersOf(ctx, home.id))
    const owner = await t.as(ownerId)
    const outcomes: Record<string, number> = {}
    const count = (answer: { ok: true } | { ok: false; error: { status: number; code: string } }) => {
      for (const [outcome, times] of Object.entries(tally([answer])))
        outcomes[outcome] = (outcomes[outcome] ?? 0) + times
      return answer
    }
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const date = (day: number) => new Date(Date.UTC(2027, 5, 1 + day)).toISOString().slice(0, 10)

    const oneGuest = async (index: number) => {
      for (let turn = 0; turn < (inFull ? 6 : 3); turn++) {
        const arrive = random(40)
        const stay = { homeId: home.id, arrive: date(arrive), depart: date(arrive + 2 + random(4)) }
        const quote = await quoted(guest(index), stay).catch(() => undefined)
        if (!quote) continue
        const booked = await guest(index).call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
        count(booked)
        if (!booked.ok) continue
        const { id } = booked.results.booking
        count(await sign(guest(index), id))
        if (random(3) === 0) {
          count(await guest(index).call(withdrawRequest, { params: { id } }))
          continue
        }
        const paid = await guest(index).call(payBooking, { params: { id }, body: { token: 'sandbox_visa' } })
        count(paid)
        if (paid.ok && random(2) === 0) count(await guest(index).call(cancelBooking, { params: { id }, body: {} }))
      }
    }
    const oneOwner = async () => {
      for (let turn = 0; turn < 10; turn++) {
        const from = random(40)
        const block = { from: date(from), to: date(from + 1 + random(3)) }
        count(await owner.call(blockNights, { params: { id: home.id }, body: block }))
      }
    }
    const clock = async () => {
      for (let turn = 0; turn < 10; turn++) {
        t.clock.advance(3)
        await moveOn(t.app)
      }
    }
    await Promise.all([...Array.from({ length: 12 }, (_, index) => oneGuest(index)), oneOwner(), clock()])
    await t.drain()
    expect(Object.keys(outcomes).filter((outcome) => outcome.startsWith('5'))).toEqual([])
    expect(outcomes.ok).toBeGreaterThan(10)
  })
})
