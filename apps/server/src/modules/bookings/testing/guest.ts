import {
  type Answer,
  type Booking,
  cancelBooking,
  createBooking,
  payBooking,
  previewCancellation,
  quoteStay,
  signAgreement,
} from '@porchlight/contract'
import { invariantsOf } from '#modules/ledger'
import { checks as paymentChecks, settleDue } from '#modules/payments'
import type { Caller } from '#testing/caller'
import type { TestApp } from '#testing/harness'
import { approvedBySecond, confirmedStaff } from '../../approvals/testing/second-approver.ts'
import { checks } from '../checks.ts'

export type Guest = Caller & { accountId: number }
export type StayOptions = {
  homeId: number
  arrive: string
  depart: string
  adults?: number
  promo?: string
  addOns?: number[]
  protection?: boolean
  waiver?: boolean
  nonRefundable?: boolean
}

/** The results of a call that must succeed. */
export const good = async <Results, Code extends string>(answer: Promise<Answer<Results, Code>>): Promise<Results> => {
  const heard = await answer
  if (!heard.ok) throw new Error(JSON.stringify(heard.error))
  return heard.results
}

/** Status and code of a call that must fail. */
export const refused = async <Results, Code extends string>(answer: Promise<Answer<Results, Code>>) => {
  const heard = await answer
  if (heard.ok) throw new Error('this should have been refused')
  return { status: heard.error.status, code: heard.error.code }
}

export const quoted = async (guest: Guest, { homeId, adults = 2, ...stay }: StayOptions) =>
  (await good(guest.call(quoteStay, { params: { id: homeId }, body: { ...stay, adults } }))).quote

export const held = async (guest: Guest, request: StayOptions): Promise<Booking> => {
  const quote = await quoted(guest, request)
  return (await good(guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } }))).booking
}

export const sign = (guest: Guest, id: number, additionalVersion: number | null = null) =>
  guest.call(signAgreement, {
    params: { id },
    body: { agreementVersion: 1, additionalVersion, signedName: 'Ada Quill', accepted: true },
  })

export const signed = async (guest: Guest, request: StayOptions): Promise<Booking> =>
  (await good(sign(guest, (await held(guest, request)).id))).booking

export const pay = (guest: Guest, id: number, token = 'sandbox_visa', idempotencyKey?: string) =>
  guest.call(payBooking, {
    params: { id },
    body: { token },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })

export const confirmed = async (guest: Guest, request: StayOptions): Promise<Booking> =>
  (await good(pay(guest, (await signed(guest, request)).id))).booking

export const canceled = async (who: Caller, id: number) => {
  const { cancellation } = await good(who.call(previewCancellation, { params: { id } }))
  return good(who.call(cancelBooking, { params: { id }, body: { reason: 'Plans changed', hash: cancellation.hash } }))
}

/** Asserts that a value exists. */
export const there = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('this should have been there')
  return value
}

/** Cancels as the operator; if that needs a second person, one approves. */
export const canceledByTeam = async (t: TestApp, id: number) => {
  const staff = await confirmedStaff(t)
  const requested = { whose: 'operator', bearer: 'owners' } as const
  const { cancellation } = await good(staff.call(previewCancellation, { params: { id }, query: requested }))
  const body = { ...requested, reason: 'The roof of the home leaks', hash: cancellation.hash }
  const { outcome } = await good(staff.call(cancelBooking, { params: { id }, body }))
  if (outcome?.state === 'pending') await approvedBySecond(t, outcome.id)
  return cancellation
}

/** Everything currently wrong with bookings, payments, and the journal; empty if all is well. */
export const faultsOf = async (t: TestApp): Promise<string[]> => {
  await settleDue(t.app)
  const findings = await t.read(invariantsOf)
  for (const check of [...checks, ...paymentChecks]) findings.push({ ...check, ...(await check.run(t.app)) })
  return findings.filter(({ holds }) => !holds).map(({ code, figure }) => `${code}: ${figure}`)
}

/** The payload of an event about a stay, for consumers that read the rest themselves. */
export const aboutStay = (bookingId: number) => ({ bookingId, homeId: 0, guestId: 0, by: 'guest' as const })
