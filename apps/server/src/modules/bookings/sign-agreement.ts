import { type AgreementType, type Language, nightsOf } from '@porchlight/contract'
import { render } from '@porchlight/wording'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById, refuseOtherName } from '#modules/accounts'
import {
  type Fields,
  type HomeAgreement,
  homeAgreementFor,
  homeAgreementToSign,
  type Reading,
  type Rendered,
  type Row,
  readingOf,
  renderAgreement,
  sign,
  signatureOf,
  signHomeAgreement,
  wordingOf,
} from '#modules/agreements'
import { type Home, homeById, rulesOf } from '#modules/homes'
import { scheduleOf } from '#modules/payments'
import { resaleText, waiverIn } from '#modules/pricing'
import { wantTranslations } from '#modules/translations'
import { dueNowOf } from './amounts-due.ts'
import { agreedHours, type Booking } from './booking.ts'
import type { KnownParts } from './booking-parts.ts'
import { hasLapsed } from './lifecycle.ts'
import { problems, agreementWords as words } from './messages.ts'
import { confirm } from './pay-booking.ts'
import { lockBooking, moveBooking, notAllowedNow } from './transition.ts'
import { counted, homeClockInWords, longDay, momentInWords, moneyInWords, partyInWords, shortDay } from './words.ts'

/** The operator as named in agreements. */
export type Operator = { legalName: string }

const type = 'booking-agreement'

const priceRows = ({ quote, currency }: Booking): Row[] => {
  const { accommodation, fees, taxes, total } = quote.document.price
  const money = (amount: number) => moneyInWords({ amount, currency })
  const lines = [...accommodation, ...fees, ...taxes].map(({ label, amount }) => ({
    label: render('en', label),
    value: money(amount),
  }))
  return [...lines, { label: words.total, value: money(total) }]
}

const scheduleRows = ({ quote, currency }: Booking): Row[] =>
  quote.document.schedule.map(({ dueOn, amount, atBooking }) => ({
    label: atBooking ? words.now : shortDay(dueOn),
    value: moneyInWords({ amount, currency }),
  }))

const cancellationList = ({ quote }: Booking): string[] => {
  const { cancellation, place, policy, price } = quote.document
  const later = policy.rebooking && render('en', resaleText(policy.rebooking, price.currency))
  return cancellation.map(({ until, text, resale }) => {
    const back = [render('en', text), resale && later].filter(Boolean).join(' ')
    return until ? words.until(momentInWords(new Date(until), place.timeZone), back) : words.after(back)
  })
}

const depositText = ({ quote, currency }: Booking): string => {
  const { price } = quote.document
  const waiver = waiverIn(price)
  if (waiver) return words.waiver(moneyInWords({ amount: waiver.limit, currency }))
  return price.deposit > 0 ? words.deposit(moneyInWords({ amount: price.deposit, currency })) : words.noDeposit
}

/** The parties to an agreement, and its subject. */
type Parties = { booking: Booking; operator: Operator; home: Home; guest: Account | undefined }

const partiesOf = async (ctx: ReadCtx, booking: Booking, operator: Operator): Promise<Parties> => ({
  booking,
  operator,
  home: await homeById(ctx, booking.homeId),
  guest: await accountById(ctx, booking.guestId),
})

/**
 * All of a booking's details that appear in its agreement. The exact address does not: it comes with the confirmation.
 */
const fieldsFrom = ({ booking, operator, home, guest }: Parties): Fields => {
  const { timeZone, checkInTime, checkOutTime } = agreedHours(booking)
  const houseRules = rulesOf(home, 'en')
  return {
    operator: operator.legalName,
    guest: `${guest?.firstName} ${guest?.lastName}`,
    home: home.name,
    town: home.townName,
    number: booking.number,
    nights: counted(nightsOf(booking), 'night'),
    arrive: longDay(booking.arrive),
    arriveTime: homeClockInWords(timeZone, booking.arrive, checkInTime),
    depart: longDay(booking.depart),
    departTime: homeClockInWords(timeZone, booking.depart, checkOutTime),
    timeZone: timeZone.replaceAll('_', ' '),
    party: partyInWords(booking.party),
    price: priceRows(booking),
    schedule: scheduleRows(booking),
    policy: booking.quote.document.policy.name,
    cancellation: cancellationList(booking),
    deposit: depositText(booking),
    houseRules: houseRules.length > 0 ? houseRules : [words.noRules],
  }
}

/** The weeks of the 2026 tournament, including the one before (the addendum's section 1). */
const usOpen = { from: '2026-08-24', to: '2026-09-14' }

/** Addenda signed together with the agreement because of the stay's dates. */
const addendaOf = ({ arrive, depart }: Booking): AgreementType[] =>
  arrive < usOpen.to && depart > usOpen.from ? ['us-open-addendum'] : []

const textOf = (ctx: ReadCtx, parties: Parties): Promise<Rendered> =>
  renderAgreement(ctx, { type, fields: fieldsFrom(parties), addenda: addendaOf(parties.booking) })

export type BookingAgreement = Rendered & {
  signedAt: Date | null
  signedName: string | null
  /** The home's own agreement, signed together with it. */
  additional: HomeAgreement | null
  /** The minimum age the guest confirms when they sign; 0: none. */
  minGuestAge: number
}

/** The unsigned agreement in another language; null in English, and once it is signed. */
export const agreementReading = async (
  ctx: ReadCtx,
  booking: Booking,
  operator: Operator,
  language: Language,
): Promise<Reading | null> =>
  language === 'en'
    ? null
    : readingOf(ctx, language, { type, fields: fieldsFrom(await partiesOf(ctx, booking, operator)) })

/** Requests a translation of the agreement for the next reader. */
export const wantReading = async (app: App, language: Language): Promise<void> =>
  wantTranslations(app, 'en', await app.work.read((ctx) => wordingOf(ctx, type)), [language])

/** The agreement as it was signed, or as it would be signed now. */
export const agreementOf = async (ctx: ReadCtx, booking: Booking, operator: Operator): Promise<BookingAgreement> => {
  const parties = await partiesOf(ctx, booking, operator)
  const text = await textOf(ctx, parties)
  const signed = await signatureOf(ctx, { kind: 'booking', id: booking.id })
  const additional = (await homeAgreementFor(ctx, booking, signed !== undefined)) ?? null
  const minGuestAge = signed ? booking.minGuestAge : parties.home.minGuestAge
  if (!signed) return { ...text, additional, minGuestAge, signedAt: null, signedName: null }
  const { text: html, version, textHash, signedAt, signedName } = signed
  return { title: text.title, html, version, textHash, additional, minGuestAge, signedAt, signedName }
}

export type Signature = {
  bookingId: number
  accountId: number
  version: number
  /** The version of the home's own agreement they read; null if they were shown none. */
  additionalVersion: number | null
  signedName: string
  /** Whether they confirm that they are old enough for the home. */
  confirmsAge: boolean
  /** Network address and browser of the signer (R34). */
  address: string
  userAgent: string
}

export type Signed = { booking: Booking; known: KnownParts }

/**
 * The guest signs the agreement, and the home's own with it; the nights must still be theirs. A stay with nothing to pay is
 * confirmed at once. The booking must be locked. What was read for it comes along.
 * @throws Problem 404, 409 hold_expired, not_allowed_now, agreement_changed, 422 name_differs, same_signer, age_unconfirmed
 */
export const signAndShow = async (
  ctx: WriteCtx,
  booking: Booking,
  signature: Omit<Signature, 'bookingId'>,
  operator: Operator,
): Promise<Signed> => {
  if (booking.status === 'awaiting_payment' && !hasLapsed(booking, ctx.now)) return { booking, known: {} }
  if (booking.status === 'expired' || hasLapsed(booking, ctx.now))
    throw new Problem(409, 'hold_expired', problems.holdExpired)
  if (booking.status !== 'awaiting_agreement') throw notAllowedNow(booking.status)
  const parties = await partiesOf(ctx, booking, operator)
  const { home, guest } = parties
  const additional = await homeAgreementToSign(ctx, home, signature)
  if (guest) refuseOtherName(signature.signedName, guest)
  const { minGuestAge } = home
  if (minGuestAge > 0 && !signature.confirmsAge)
    throw new Problem(422, 'age_unconfirmed', problems.ageUnconfirmed(minGuestAge), { age: minGuestAge })
  const text = await textOf(ctx, parties)
  if (additional) await signHomeAgreement(ctx, booking, signature, additional)
  const stored = await sign(ctx, { ...signature, type, text, subject: { kind: 'booking', id: booking.id } })
  const by = { kind: 'guest' as const, accountId: signature.accountId }
  const signed = await moveBooking(ctx, booking, 'sign', by, {
    changes: { min_guest_age: minGuestAge },
    detail: { name: signature.signedName },
  })
  const schedule = await scheduleOf(ctx, booking.id)
  const due = dueNowOf(signed.status, schedule, ctx.now)
  // Nobody pays before they have signed.
  const nothingYet = { payments: [], laterFrom: null }
  const signs = { signature: stored, agreementTitle: text.title }
  const known = { home, ...(guest && { guest }), schedule, ...nothingYet, ...signs }
  return { booking: due.length > 0 ? signed : (await confirm(ctx, signed)).booking, known }
}

/** @throws Problem as `signAndShow` */
export const signBooking = async (ctx: WriteCtx, signature: Signature, operator: Operator): Promise<Booking> =>
  (await signAndShow(ctx, await lockBooking(ctx, signature.bookingId), signature, operator)).booking
