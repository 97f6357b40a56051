import {
  myReceipts,
  payOwnShare,
  payShare,
  type Receipt,
  receiptByNumber,
  refundByOtherMeans,
  splitOfBooking,
  splitPrice,
} from '@porchlight/contract'
import { expect, it } from 'vitest'
import { refundsOf, settleClearing } from '#modules/payments'
import { canceled, confirmed, type Guest, good, pay, refused, signed } from '../bookings/testing/guest.ts'
import { julyScene } from '../bookings/testing/scene.ts'

const { t, homeId, guest, booked } = julyScene()

const listOf = async (who: Guest, booking: number) =>
  (await good(who.call(myReceipts, { query: { booking } }))).receipts
const inFull = async (who: Guest, number: string): Promise<Receipt> =>
  (await good(who.call(receiptByNumber, { params: { number } }))).receipt
const july = () => ({ homeId: homeId(), arrive: '2027-07-02', depart: '2027-07-09' })

it('gives each payment a receipt with its amount, card, and day, which add up to what was paid', async () => {
  const booking = await booked()
  t.clock.set('2027-06-02T17:00:00Z')
  const { booking: paid } = await good(pay(await guest(), booking.id))
  const who = await guest()
  const receipts = await listOf(who, booking.id)
  expect(receipts).toHaveLength(2)
  expect(receipts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(paid.paid.amount)
  expect(receipts.map(({ paymentId }) => paymentId)).toEqual(paid.payments.map(({ id }) => id))
  const [, last] = receipts
  expect(await inFull(who, last?.number.toLowerCase() ?? '')).toMatchObject({
    ...last,
    number: `PAY-${last?.paymentId}`,
    kind: 'payment',
    method: 'Visa •••• 4242',
    on: '2027-06-02',
    buyer: { name: 'Ada Quill' },
    booking: { number: booking.number, arrive: '2027-07-02', depart: '2027-07-09' },
  })
})

it('gives none for a declined card, nor for a payment pending at the bank', async () => {
  const booking = await signed(await guest(), july())
  await refused(pay(await guest(), booking.id, 'sandbox_declined'))
  await good(pay(await guest(), booking.id, 'sandbox_challenge'))
  expect(await listOf(await guest(), booking.id)).toEqual([])
})

it('gives a refund its own receipt, and keeps the payment’s receipt', async () => {
  const booking = await booked()
  const { refund } = await canceled(await guest(), booking.id)
  expect((await listOf(await guest(), booking.id)).map(({ kind }) => kind)).toEqual(['payment'])
  await t.drain()
  const [came, went, ...rest] = await listOf(await guest(), booking.id)
  expect(rest).toEqual([])
  expect(came).toMatchObject({ kind: 'payment', amount: booking.paid })
  expect(went).toMatchObject({ kind: 'refund', amount: refund.refund, paymentId: came?.paymentId })
  expect(await inFull(await guest(), went?.number ?? '')).toMatchObject({ method: 'Visa •••• 4242' })
})

it('R32 gives a refund its card rejects a receipt once it is paid another way, and names that way', async () => {
  const booking = await signed(await guest(), july())
  await good(pay(await guest(), booking.id, 'sandbox_no_refunds'))
  await canceled(await guest(), booking.id)
  await t.drain()
  expect((await listOf(await guest(), booking.id)).map(({ kind }) => kind)).toEqual(['payment'])
  const [owed] = await t.read((ctx) => refundsOf(ctx, booking.id))
  const id = owed?.id ?? 0
  expect(await refused((await guest()).call(receiptByNumber, { params: { number: `REF-${id}` } }))).toMatchObject({
    status: 404,
  })
  const desk = await t.person('staff')
  await t.write((ctx) => settleClearing(ctx, ctx.now))
  await good(desk.call(refundByOtherMeans, { params: { id }, body: { proof: 'Check 1104' } }))
  expect(await inFull(await guest(), `REF-${id}`)).toMatchObject({ kind: 'refund', method: 'Check 1104' })
})

it('is visible only to the payer: strangers, the team, and owners find nothing', async () => {
  const booking = await booked()
  const [receipt] = await listOf(await guest(), booking.id)
  const number = receipt?.number ?? ''
  for (const role of ['traveler', 'owner', 'staff'] as const) {
    const other = { ...(await t.person(role)) }
    expect(await refused(other.call(receiptByNumber, { params: { number } }))).toMatchObject({ status: 404 })
    expect((await other.raw({ path: `receipts/${number}/pdf` })).status).toBe(404)
    expect((await good(other.call(myReceipts, { query: { booking: booking.id } }))).receipts).toEqual([])
  }
  expect((await t.visitor().raw({ path: `receipts/${number}/pdf` })).status).toBe(401)
})

it('R28 does not show the guest what a friend paid of a split price', async () => {
  const booking = await signed(await guest(), july())
  const { id } = booking
  const third = Math.floor(booking.total.amount / 3)
  const shares = [{ id: null, name: 'Bo', email: 'bo@example.com', amount: third }]
  await good((await guest()).call(splitPrice, { params: { id }, body: { backstop: 'charge', shares } }))
  await good((await guest()).call(payOwnShare, { params: { id }, body: { token: 'sandbox_visa' } }))
  await t.drain()
  const { split } = await good((await guest()).call(splitOfBooking, { params: { id } }))
  const token = (split.shares[0]?.path ?? '').replace('/travelers/shares/', '')
  const { payment } = await good(t.visitor().call(payShare, { params: { token }, body: { token: 'sandbox_visa' } }))
  const own = await listOf(await guest(), id)
  expect(own.map(({ amount }) => amount.amount)).toEqual([booking.total.amount - third])
  const theirs = `PAY-${payment.id}`
  expect(await refused((await guest()).call(receiptByNumber, { params: { number: theirs } }))).toMatchObject({
    status: 404,
  })
})

it('provides the document as a PDF in the reader’s language', async () => {
  const booking = await confirmed(await guest(), july())
  const [receipt] = await listOf(await guest(), booking.id)
  const path = (receipt?.file ?? '').replace('/app-portal/v1.1/', '')
  const file = await (await guest()).raw({ path: `${path}?language=de` })
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${receipt?.number}.pdf"`,
  })
  expect(file.text.slice(0, 5)).toBe('%PDF-')
  expect(/\/Lang \((\w+)\)/.exec(file.text)?.[1]).toBe('de')
})
