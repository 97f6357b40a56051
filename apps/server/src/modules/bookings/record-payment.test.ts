import {
  bookingById,
  createBooking,
  depositPayment,
  makeGuestOffer,
  previewLineRefund,
  receivedPayments,
  recordPayment,
  refundBookingLines,
  refusedRefunds,
  reversePayment,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { invariantsOf, trustPositions } from '#modules/ledger'
import { scheduleOf } from '#modules/payments'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { inStayScene } from './testing/during-the-stay.ts'
import { good, refused, signed } from './testing/guest.ts'

const { t, homeId } = inStayScene()

type Staff = Awaited<ReturnType<typeof confirmedStaff>>
let staff: Staff
// What one person records alone adds up, so each test has its own person.
beforeEach(async () => {
  staff = await confirmedStaff(t)
})

let weeks = 0
/** A signed stay that no one has paid for. */
const unpaid = async () => {
  const arrive = new Date(Date.parse('2027-09-04') + 14 * 86_400_000 * weeks++)
  const day = (nights: number) => new Date(arrive.getTime() + nights * 86_400_000).toISOString().slice(0, 10)
  return signed(await t.person('traveler'), { homeId: homeId(), arrive: day(0), depart: day(3) })
}

const seen = async (id: number, who: Staff = staff) => (await good(who.call(bookingById, { params: { id } }))).booking
const list = async (id: number, who: Staff = staff) => good(who.call(receivedPayments, { params: { id } }))
const body = (amount: number, method: 'wire' | 'check' | 'cash' = 'check') => ({
  method,
  amount,
  receivedOn: t.clock.now().toISOString().slice(0, 10),
  reference: '1042',
  note: 'For the stay in September',
  evidence: [],
})
const record = (id: number, amount: number, method?: 'wire' | 'check' | 'cash', who: Staff = staff) =>
  who.call(recordPayment, { params: { id }, body: body(amount, method) })
const inHand = async () =>
  (await t.read((ctx) => trustPositions(ctx, 'USD')))[0]?.accounts.find(({ account }) => account === 'cash:received')
    ?.amount ?? 0

it('an offer whose guest pays by wire, check, or cash holds its nights until it expires once it is booked', async () => {
  const guest = await t.person('traveler')
  const stay = {
    homeId: homeId(),
    arrive: '2028-03-03',
    depart: '2028-03-08',
    adults: 2,
    children: 0,
    infants: 0,
    pets: 0,
  }
  const expiresAt = new Date(t.clock.now().getTime() + 5 * 86_400_000).toISOString()
  const body = {
    ...stay,
    guest: { kind: 'known' as const, id: guest.accountId },
    send: [],
    expiresAt,
    paysOutside: true,
  }
  const { offer } = await good(staff.call(makeGuestOffer, { body }))
  const { id: quoteId = 0, hash: quoteHash = '' } = offer?.quote ?? {}
  const { booking } = await good(guest.call(createBooking, { body: { quoteId, quoteHash, message: '' } }))
  expect(booking.holdUntil).toBe(expiresAt)
  expect((await refused(record(booking.id, 1_000))).code).toBe('agreement_missing')
})

describe('a payment by wire, check, or cash', () => {
  it('confirms the stay, is recorded in a separate account until it is deposited, and keeps the books consistent', async () => {
    const { id } = await unpaid()
    const { open } = await list(id)
    expect(open.amount).toBeGreaterThan(0)
    const before = await inHand()
    await good(record(id, open.amount))
    await t.drain()
    expect(await seen(id)).toMatchObject({ status: 'confirmed', netPaid: open })
    expect(await inHand()).toBe(before + open.amount)
    const [payment] = (await list(id)).payments
    expect(payment).toMatchObject({ reference: '1042', depositedOn: null, allowedActions: ['deposit', 'reverse'] })
    const deposit = { params: { id: payment?.id ?? 0 }, body: { depositedOn: body(1).receivedOn } }
    await good(staff.call(depositPayment, deposit))
    expect(await inHand()).toBe(before)
    expect((await refused(staff.call(depositPayment, deposit))).code).toBe('not_allowed_now')
    expect((await t.read((ctx) => invariantsOf(ctx))).filter(({ holds }) => !holds)).toEqual([])
  })

  it('by wire is in the trust account at once, and never exceeds the open balance', async () => {
    const { id } = await unpaid()
    const { open } = await list(id)
    const before = await inHand()
    expect((await refused(record(id, open.amount + 1))).code).toBe('not_allowed_now')
    const later = { ...body(1_000), receivedOn: '2099-01-01' }
    expect((await refused(staff.call(recordPayment, { params: { id }, body: later }))).status).toBe(422)
    await good(record(id, 10_000, 'wire'))
    expect(await inHand()).toBe(before)
    expect((await list(id)).payments[0]?.depositedOn).not.toBeNull()
  })

  it('is reversed with a reason: the guest owes it again, by mirror entries', async () => {
    const { id } = await unpaid()
    const { open } = await list(id)
    await good(record(id, open.amount, 'cash'))
    const [payment] = (await list(id)).payments
    const params = { id: payment?.id ?? 0 }
    await good(
      staff.call(reversePayment, {
        params,
        body: { why: 'mistake' as const, reason: 'Recorded on the wrong booking' },
      }),
    )
    await t.drain()
    expect((await seen(id)).netPaid.amount).toBe(0)
    const after = await list(id)
    expect(after.open).toEqual(open)
    expect(after.payments[0]?.reversal?.reason).toBe('Recorded on the wrong booking')
    const again = staff.call(reversePayment, {
      params,
      body: { why: 'mistake' as const, reason: 'Recorded on the wrong booking' },
    })
    expect((await refused(again)).code).toBe('not_allowed_now')
  })

  it('returned by the bank leaves the stay booked and gives the guest two days to pay, and notifies them', async () => {
    const { id } = await unpaid()
    await good(record(id, (await list(id)).open.amount))
    await t.drain()
    const [payment] = (await list(id)).payments
    const reversal = { why: 'returned' as const, reason: 'The check bounced: insufficient funds' }
    await good(staff.call(reversePayment, { params: { id: payment?.id ?? 0 }, body: reversal }))
    await t.drain()
    const booking = await seen(id)
    expect(booking.status).toBe('confirmed')
    const [part] = await t.read((ctx) => scheduleOf(ctx, id))
    expect(part?.payUntil).toEqual(new Date(t.clock.now().getTime() + 48 * 3_600_000))
    const sent = (await t.server.inject({ url: '/dev/outbox.json' })).json() as { subject: string; text: string }[]
    expect(sent.some(({ subject, text }) => subject.includes('was reversed') && text.includes('returned it'))).toBe(
      true,
    )
    expect((await t.read((ctx) => invariantsOf(ctx))).filter(({ holds }) => !holds)).toEqual([])
  })

  it('is refunded by instruction: no card is used, and the refund is added to the list of refunds to pay', async () => {
    const { id } = await unpaid()
    await good(record(id, (await list(id)).open.amount, 'check'))
    await t.drain()
    const lines = [{ line: 'nights', amount: 10_000 }]
    const { refund } = await good(staff.call(previewLineRefund, { params: { id }, body: { lines } }))
    const reason = 'The pool heater was out of service'
    await good(staff.call(refundBookingLines, { params: { id }, body: { lines, reason, hash: refund.hash } }))
    await t.drain()
    const { refunds } = await good(staff.call(refusedRefunds, { query: {} }))
    expect(refunds.find(({ booking }) => booking.id === id)?.amount).toEqual(refund.amount)
  })

  it('above the daily limit waits for a second person, and counts once they approve it', async () => {
    const other = await confirmedStaff(t)
    let [id, open, state, request] = [0, 0, 'done', 0]
    // What one person records alone adds up to 10,000 within a day.
    while (state === 'done') {
      ;({ id } = await unpaid())
      open = (await list(id, other)).open.amount
      const { outcome } = await good(record(id, open, 'wire', other))
      ;[state, request] = [outcome.state, outcome.id]
    }
    expect(state).toBe('pending')
    expect((await seen(id)).netPaid.amount).toBe(0)
    await approvedBySecond(t, request)
    await t.drain()
    expect((await seen(id)).netPaid.amount).toBe(open)
  })
})
