import { fullName, type PlainDate } from '@porchlight/contract'
import type { WriteCtx } from '../kernel/work.ts'
import { accountById } from '../modules/accounts/index.ts'
import {
  agreementOf,
  type Booking,
  bookingById,
  createBooking,
  finishPayment,
  moveOn,
  preparePayment,
  signBooking,
} from '../modules/bookings/index.ts'
import { settleClearing, submitIntent } from '../modules/payments/index.ts'
import { quoteStay } from '../modules/pricing/index.ts'
import { a } from './builders.ts'
import type { TestApp } from './harness.ts'

export type StayOptions = {
  homeId: number
  arrive: PlainDate
  depart: PlainDate
  token?: string
  guest?: string
  adults?: number
  pets?: number
}

const operator = { legalName: 'Porchlight Homes LLC' }
let keys = 0

const book = async (
  ctx: WriteCtx,
  { homeId, arrive, depart, guest = 'Quill', adults = 2, pets = 0 }: StayOptions,
): Promise<Booking> => {
  const person = await a.account(ctx, { lastName: guest })
  const party = { adults, children: 0, infants: 0, pets }
  const answer = await quoteStay(ctx, homeId, { stay: { arrive, depart }, party })
  if (!('quote' in answer)) throw new Error(`not possible: ${JSON.stringify(answer.reasons)}`)
  const { id, hash } = answer.quote
  return await createBooking(ctx, { guestId: person.id, quoteId: id, quoteHash: hash })
}

const signUp = async (ctx: WriteCtx, booking: Booking): Promise<Booking> => {
  const { version, additional } = await agreementOf(ctx, booking, operator)
  const guest = await accountById(ctx, booking.guestId)
  const signature = {
    version,
    additionalVersion: additional?.version ?? null,
    confirmsAge: true,
    signedName: guest ? fullName(guest) : '',
    address: '127.0.0.1',
    userAgent: 'test',
  }
  return await signBooking(ctx, { ...signature, bookingId: booking.id, accountId: booking.guestId }, operator)
}

/** A stay booked, signed, and paid as far as due, through the same calls a guest uses. */
export const confirmedStay = async (t: TestApp, requests: StayOptions): Promise<Booking> => {
  const booking = await t.write(async (ctx) => signUp(ctx, await book(ctx, requests)))
  const intent = await t.write((ctx) =>
    preparePayment(ctx, {
      bookingId: booking.id,
      accountId: booking.guestId,
      token: requests.token ?? 'sandbox_visa',
      key: `stay-${keys++}`,
    }),
  )
  const outcome = await submitIntent(t.app, intent)
  return (await t.write((ctx) => finishPayment(ctx, intent, outcome))).booking
}

/** The same, with the clock moved to when the guest has checked in, the stay is earned, and its money has arrived. */
export const begunStay = async (t: TestApp, requests: StayOptions): Promise<Booking> => {
  const { id, checkInAt } = await confirmedStay(t, requests)
  t.clock.set(checkInAt)
  await moveOn(t.app)
  await t.write((ctx) => settleClearing(ctx, ctx.now))
  return await t.read((ctx) => bookingById(ctx, id))
}
