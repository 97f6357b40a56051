import { apiBase, dateIn, type ReceiptCardData, type ReceiptData } from '@porchlight/contract'
import { postalAddressOf, siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Booking, bookingById, bookingsByIds } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { type Intent, intentById, methodText, paymentsOf, type Refund, refundById, refundsOf } from '#modules/payments'

const missing = () => notFound('This receipt')

/** What someone else paid for the guest is not theirs. */
const isTheirs = ({ accountId, payer }: Intent, reader: number): boolean => accountId === reader && payer === null

const zoneOf = ({ quote }: Booking): string => quote.document.place.timeZone

const card = (
  booking: Booking,
  of: Pick<ReceiptCardData, 'number' | 'kind' | 'paymentId' | 'amount' | 'method'>,
  at: Date,
): ReceiptCardData => ({
  ...of,
  on: dateIn(zoneOf(booking), at),
  at: at.toISOString(),
  file: `${apiBase}/receipts/${of.number}/pdf`,
})

/** Undefined until the money has been received. */
const ofPayment = (booking: Booking, payment: Intent): ReceiptCardData | undefined => {
  const { id, state, amount, resolvedAt } = payment
  if (state !== 'succeeded' || !resolvedAt) return undefined
  const of = { number: `PAY-${id}`, kind: 'payment' as const, paymentId: id, amount, method: methodText(payment) }
  return card(booking, of, resolvedAt)
}

/** Undefined until the money was refunded, to the card or another way. */
const ofRefund = (booking: Booking, refund: Refund, payment: Intent): ReceiptCardData | undefined => {
  const { id, state, amount, proof, resolvedAt } = refund
  if ((state !== 'succeeded' && state !== 'by_other_means') || !resolvedAt) return undefined
  const of = { number: `REF-${id}`, kind: 'refund' as const, paymentId: payment.id, amount }
  return card(booking, { ...of, method: proof ?? methodText(payment) }, resolvedAt)
}

/** A person's payments and refunds for a booking, oldest first. */
export const receiptsOfBooking = async (
  ctx: ReadCtx,
  reader: number,
  bookingId: number,
): Promise<ReceiptCardData[]> => {
  const booking = (await bookingsByIds(ctx, [bookingId])).get(bookingId)
  if (!booking) return []
  const payments = (await paymentsOf(ctx, bookingId)).filter((payment) => isTheirs(payment, reader))
  const refunds = await refundsOf(ctx, bookingId)
  return payments
    .flatMap((payment) => [
      ofPayment(booking, payment),
      ...refunds.filter(({ intentId }) => intentId === payment.id).map((refund) => ofRefund(booking, refund, payment)),
    ])
    .filter((receipt) => receipt !== undefined)
    .toSorted((a, b) => a.at.localeCompare(b.at))
}

/** @throws Problem 404 if nothing was paid or refunded, and for everyone but the payer */
const cardByNumber = async (ctx: ReadCtx, reader: number, number: string) => {
  const [kind, digits] = number.split('-')
  const refund = kind === 'REF' ? await refundById(ctx, Number(digits)) : undefined
  const payment = await intentById(ctx, refund?.intentId ?? (kind === 'PAY' ? Number(digits) : 0))
  if (!payment || !isTheirs(payment, reader)) throw missing()
  const booking = await bookingById(ctx, payment.bookingId)
  const found = refund ? ofRefund(booking, refund, payment) : ofPayment(booking, payment)
  if (!found) throw missing()
  return { found, booking }
}

/** @throws Problem 404, also for other people's payments */
export const receiptOf = async (app: App, ctx: ReadCtx, reader: number, number: string): Promise<ReceiptData> => {
  const { found, booking } = await cardByNumber(ctx, reader, number)
  const site = siteOf(app, booking)
  const guest = await accountById(ctx, reader)
  const home = await homeById(ctx, booking.homeId)
  return {
    ...found,
    seller: {
      name: site.legalName,
      address: postalAddressOf(app, booking),
      email: site.contactEmail,
      phone: site.contactPhone,
    },
    buyer: { name: guest ? `${guest.firstName} ${guest.lastName}` : '', email: guest?.email ?? '' },
    booking: {
      id: booking.id,
      number: booking.number,
      home: home.name,
      town: home.townName,
      arrive: booking.arrive,
      depart: booking.depart,
      timeZone: zoneOf(booking),
    },
  }
}
