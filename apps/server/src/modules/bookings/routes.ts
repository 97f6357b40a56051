import {
  addProtection,
  answerRequest as answerEndpoint,
  attributedBookings,
  bookingAgreement,
  bookingById as bookingEndpoint,
  cancelBooking as cancelEndpoint,
  changeCard,
  changeStay as changeEndpoint,
  createBooking as createEndpoint,
  extraNights,
  myBookings,
  ownerBookingById,
  ownerBookings,
  ownReferrals,
  ownStayCost,
  payBooking,
  previewChange as previewChangeEndpoint,
  previewCancellation as previewEndpoint,
  protectionOfStay,
  resumeCard,
  resumePayment,
  shareAgreement,
  sharedAgreement,
  signAgreement,
  staffBookings,
  stayAgain,
  staysAhead,
  withdrawRequest,
} from '@porchlight/contract'
import { actsFor, hasRole, type Person } from '#http/actor'
import { collection } from '#http/collection'
import { arrivalsOf } from '#http/referral-cookie'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import { forbidden, notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeById, homeForEditor, townsWithHomes } from '#modules/homes'
import { protectionOf, protectStay } from './add-protection.ts'
import { bookingByLink, makeAgreementLink } from './agreement-links.ts'
import { answerRequest } from './answer-request.ts'
import type { Booking, By } from './booking.ts'
import { type KnownParts, partsOf, type Seen, seenAs, seenBy, type Viewer } from './booking-parts.ts'
import { bookingTagRoutes } from './booking-tag-routes.ts'
import { bookingTagsInUse } from './booking-tags.ts'
import { previewCancellation, submitCancellation } from './cancel-booking.ts'
import { submitChange } from './change-approval.ts'
import { changeRequestRoutes } from './change-request-routes.ts'
import { type Changer, needsTeam, previewChange } from './change-stay.ts'
import { changeView } from './change-view.ts'
import { bookAndShow } from './create.ts'
import { extraNightsOf } from './extra-nights.ts'
import { guestFlagRoutes } from './guest-flag-routes.ts'
import { guestOfferRoutes } from './guest-offer-routes.ts'
import { changeInstallmentCard, resumeInstallmentCard } from './installment-card.ts'
import { isUnpaid, type MoveName } from './lifecycle.ts'
import { lineRefundRoutes } from './line-refund-routes.ts'
import { guestCards, ownerCards, staffCards, staysAheadOf } from './lists.ts'
import { offerRoutes } from './offer-routes.ts'
import { ownStayCostOf } from './own-stay-cost.ts'
import { ownerMoneyOfMany } from './owner-money.ts'
import { forOwner } from './owner-views.ts'
import { partnerBookingViews, referralsOf } from './partner-bookings.ts'
import { partnerOfferRoutes } from './partner-offer-routes.ts'
import { pay, resume } from './payment-call.ts'
import { askingRoutes } from './payment-request-routes.ts'
import { asksTeamToChange, type BookingRole, roleFor, roleToChange } from './policy.ts'
import { recordPaymentRoutes } from './record-payment-routes.ts'
import { withdrawBooking } from './release-booking.ts'
import { repeatStay } from './repeat-stay.ts'
import { agreementOf, agreementReading, signAndShow, wantReading } from './sign-agreement.ts'
import { lockBooking, notAllowedNow } from './transition.ts'
import { bookingView } from './views.ts'

const viewerOf = (actor: Person): Viewer => ({ accountId: actor.accountId, staff: actsFor(actor, 'bookings') })

/** The booking as this person sees it after their action. */
const shown = async (ctx: ReadCtx, booking: Booking, roles: readonly BookingRole[], known?: KnownParts) => ({
  booking: bookingView(await partsOf(ctx, booking, roles, known)),
})

/** @throws Problem 404 for everyone but the guest */
const asGuest = (seen: Seen): Seen => {
  if (!seen.roles.includes('guest')) throw notFound('This booking')
  return seen
}

/** The guest's own booking. @throws Problem 404 for everyone else */
const ownSeen = async (ctx: ReadCtx, actor: Person, id: number) => asGuest(await seenBy(ctx, viewerOf(actor), id))

/** The same, as its only mover. @throws Problem 404 for everyone else */
const ownLocked = async (ctx: WriteCtx, actor: Person, id: number) =>
  asGuest(await seenAs(ctx, viewerOf(actor), await lockBooking(ctx, id)))

/** The role in which a person makes a move. @throws Problem 404, 409 not_allowed_now */
const moverOf = async (ctx: ReadCtx, actor: Person, id: number, name: MoveName) => {
  const { booking, roles: bookingRoles } = await seenBy(ctx, viewerOf(actor), id)
  const { requestTo } = await homeById(ctx, booking.homeId)
  const role = roleFor(name, { ...booking, requestTo, dueNow: 0 }, bookingRoles, ctx.now)
  if (!role) throw notAllowedNow(booking.status)
  const by: By = { kind: role, accountId: actor.accountId }
  return { booking, bookingRoles, role, by }
}

/** A person who may change a booking's stay. @throws Problem 404, 409 not_allowed_now, change_needs_team */
const changerOf = async (ctx: ReadCtx, actor: Person, id: number) => {
  const { booking, roles: bookingRoles } = await seenBy(ctx, viewerOf(actor), id)
  const { requestTo } = await homeById(ctx, booking.homeId)
  const roleIn = (now: Booking) => roleToChange({ ...now, requestTo, dueNow: 0 }, bookingRoles, ctx.now)
  const kind = roleIn(booking)
  if (!kind) {
    const asks = asksTeamToChange({ ...booking, requestTo, dueNow: 0 }, bookingRoles, ctx.now)
    throw asks ? needsTeam() : notAllowedNow(booking.status)
  }
  const by: Changer = { kind, accountId: actor.accountId }
  return { booking, bookingRoles, by, isOpen: (now: Booking) => roleIn(now) === kind }
}

export const routes: readonly Route[] = [
  route(createEndpoint, async ({ app, actor, body, request, write }) => {
    if (!hasRole(actor, 'traveler')) throw forbidden('Your account is not set up for traveling.')
    return write(async (ctx) => {
      // A staff member acting for the guest, or a program, did not come through the guest's referral links.
      const arrivals = actor.impersonatedBy === null && actor.scopes === null ? arrivalsOf(request) : []
      const { id: brandId } = siteOf(app, { host: request.hostname })
      const { booking, known } = await bookAndShow(ctx, { ...body, guestId: actor.accountId, brandId, arrivals })
      return shown(ctx, booking, ['guest'], known)
    })
  }),

  route(bookingEndpoint, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { booking, roles: bookingRoles } = await seenBy(ctx, viewerOf(actor), params.id)
      return shown(ctx, booking, bookingRoles)
    }),
  ),

  route(myBookings, ({ actor, query, read }) =>
    read(async (ctx) => {
      const { total, cards } = await guestCards(ctx, actor.accountId, query)
      return { bookings: collection('bookings', query, total, cards) }
    }),
  ),

  route(staffBookings, ({ query, read }) =>
    read(async (ctx) => {
      const { q: words, ...wanted } = query
      const { total, cards } = await staffCards(ctx, { ...wanted, words })
      return {
        bookings: collection('staff/bookings', query, total, cards),
        towns: await townsWithHomes(ctx),
        tags: await bookingTagsInUse(ctx),
      }
    }),
  ),

  route(staysAhead, ({ params, read }) => read((ctx) => staysAheadOf(ctx, params.id))),

  route(bookingAgreement, async ({ app, actor, params, query: { language = 'en' }, read }) => {
    const answer = await read(async (ctx) => {
      const { booking } = await seenBy(ctx, viewerOf(actor), params.id)
      const operator = siteOf(app, booking)
      const { html, signedAt, ...text } = await agreementOf(ctx, booking, operator)
      const reading = signedAt ? null : await agreementReading(ctx, booking, operator, language)
      return { agreement: html, ...text, signedAt: signedAt?.toISOString() ?? null, reading }
    })
    if (language !== 'en' && !answer.reading && !answer.signedAt) await wantReading(app, language)
    return answer
  }),

  route(shareAgreement, ({ actor, params, write }) =>
    write(async (ctx) => {
      const { booking } = await ownSeen(ctx, actor, params.id)
      const hash = await makeAgreementLink(ctx, booking.id, actor.accountId)
      return { bookingId: booking.id, hash }
    }),
  ),

  route(
    sharedAgreement,
    ({ app, params, read }) =>
      read(async (ctx) => {
        const booking = await bookingByLink(ctx, params.bookingId, params.hash)
        const { html, signedAt, minGuestAge: _, ...text } = await agreementOf(ctx, booking, siteOf(app, booking))
        const { timeZone } = booking.quote.document.place
        const signed = { signedAt: signedAt?.toISOString() ?? null, timeZone }
        return { agreement: html, ...text, number: booking.number, ...signed }
      }),
    { allowance: { perMinute: 30 } },
  ),

  route(signAgreement, ({ app, actor, params, body, request, write }) =>
    write(async (ctx) => {
      const { booking, roles: bookingRoles } = await ownLocked(ctx, actor, params.id)
      const signature = {
        accountId: actor.accountId,
        version: body.agreementVersion,
        additionalVersion: body.additionalVersion,
        signedName: body.signedName,
        confirmsAge: body.confirmsAge,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      }
      const { booking: after, known } = await signAndShow(ctx, booking, signature, siteOf(app, booking))
      return shown(ctx, after, bookingRoles, known)
    }),
  ),

  route(payBooking, ({ app, actor, params, body, request, steps, idempotencyKey }) => {
    const agreed = { address: request.ip, browser: request.headers['user-agent'] ?? '' }
    const input = { bookingId: params.id, accountId: actor.accountId, key: idempotencyKey, agreed, ...body }
    return pay(app, steps, input, async (ctx) => {
      const seen = await ownLocked(ctx, actor, params.id)
      // Only with others' shares can a partial first payment be enough for a while.
      if (body.amount !== undefined && isUnpaid(seen.booking.status)) throw notAllowedNow(seen.booking.status)
      return seen
    })
  }),

  route(resumePayment, async ({ app, actor, params, read, steps }) => {
    const { roles: bookingRoles } = await read((ctx) => ownSeen(ctx, actor, params.id))
    return resume(app, steps, { bookingId: params.id, paymentId: params.paymentId }, bookingRoles)
  }),

  route(
    changeCard,
    async ({ app, actor, params, body, read, steps }) => {
      await read((ctx) => ownSeen(ctx, actor, params.id))
      return changeInstallmentCard(app, steps, { bookingId: params.id, accountId: actor.accountId, token: body.token })
    },
    // Limits attempts so that cards are tried by their holder, not guessed by others.
    { allowance: { perMinute: 5 } },
  ),

  route(resumeCard, async ({ app, actor, params, read, steps }) => {
    await read((ctx) => ownSeen(ctx, actor, params.id))
    return resumeInstallmentCard(app, steps, { bookingId: params.id, cardId: params.cardId })
  }),

  route(previewEndpoint, ({ actor, params, query, read }) =>
    read(async (ctx) => {
      const { booking, by } = await moverOf(ctx, actor, params.id, 'cancel')
      return previewCancellation(ctx, booking, by, query)
    }),
  ),

  route(cancelEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { bookingRoles, by } = await moverOf(ctx, actor, params.id, 'cancel')
      const requested = { bookingId: params.id, ...body }
      const { booking, ...done } = await submitCancellation(ctx, requested, { by, confirmedAt: actor.confirmedAt })
      return { ...(await shown(ctx, booking, bookingRoles)), ...done }
    }),
  ),

  route(previewChangeEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { booking, by } = await changerOf(ctx, actor, params.id)
      const { arrive, depart, homeId = booking.homeId, ...party } = body
      const change = await previewChange(ctx, booking, { homeId, stay: { arrive, depart }, party }, by)
      return { change: await changeView(ctx, booking, change, by) }
    }),
  ),

  route(extraNights, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { booking, roles: bookingRoles } = await seenBy(ctx, viewerOf(actor), params.id)
      const { requestTo } = await homeById(ctx, booking.homeId)
      const requested = { ...booking, requestTo, dueNow: 0 }
      const may = roleToChange(requested, bookingRoles, ctx.now) ?? asksTeamToChange(requested, bookingRoles, ctx.now)
      return { extra: may ? await extraNightsOf(ctx, booking) : { before: 0, after: 0 } }
    }),
  ),

  route(changeEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { bookingRoles, by, isOpen } = await changerOf(ctx, actor, params.id)
      const changer = { by, isOpen, confirmedAt: actor.confirmedAt }
      const { booking, outcome } = await submitChange(ctx, { bookingId: params.id, ...body }, changer)
      return { ...(await shown(ctx, booking, bookingRoles)), outcome }
    }),
  ),

  route(answerEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { bookingRoles, by } = await moverOf(ctx, actor, params.id, body.accept ? 'accept' : 'decline')
      return shown(ctx, await answerRequest(ctx, params.id, body, by), bookingRoles)
    }),
  ),

  route(withdrawRequest, ({ actor, params, write }) =>
    write(async (ctx) => {
      const { bookingRoles, by } = await moverOf(ctx, actor, params.id, 'withdraw')
      return shown(ctx, await withdrawBooking(ctx, params.id, by), bookingRoles)
    }),
  ),

  route(attributedBookings, ({ query, read }) => read((ctx) => partnerBookingViews(ctx, query))),

  route(ownReferrals, ({ actor, query, read }) => read((ctx) => referralsOf(ctx, actor.accountId, query))),

  route(stayAgain, ({ actor, params, read }) =>
    read(async (ctx) => ({ again: await repeatStay(ctx, (await ownSeen(ctx, actor, params.id)).booking) })),
  ),

  route(protectionOfStay, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { booking } = await seenBy(ctx, viewerOf(actor), params.id)
      return { protection: await protectionOf(ctx, booking) }
    }),
  ),

  route(addProtection, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      const { roles: bookingRoles } = await ownSeen(ctx, actor, params.id)
      return shown(ctx, await protectStay(app, ctx, { bookingId: params.id, ...body }), bookingRoles)
    }),
  ),

  ...askingRoutes,
  ...changeRequestRoutes,
  ...guestFlagRoutes,
  ...bookingTagRoutes,
  ...guestOfferRoutes,
  ...lineRefundRoutes,
  ...offerRoutes,
  ...partnerOfferRoutes,
  ...recordPaymentRoutes,

  route(ownerBookings, ({ actor, query, read }) =>
    read(async (ctx) => {
      const { total, cards } = await ownerCards(ctx, actor.accountId, query)
      return { bookings: collection('owners/bookings', query, total, cards) }
    }),
  ),

  route(ownStayCost, ({ actor, params, query: { from, to }, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      return { cost: await ownStayCostOf(ctx, home, { arrive: from, depart: to }, actor.accountId) }
    }),
  ),

  route(ownerBookingById, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { booking, roles: bookingRoles } = await seenBy(ctx, viewerOf(actor), params.id)
      if (!bookingRoles.includes('owner')) throw notFound('This booking')
      const money = (await ownerMoneyOfMany(ctx, [booking], actor.accountId)).get(booking.id)
      if (!money) throw notFound('This booking')
      return { booking: forOwner(await partsOf(ctx, booking, ['owner']), money) }
    }),
  ),
]
