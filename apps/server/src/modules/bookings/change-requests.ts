import { type ChangeRequest, changeApprovalHours, liveStatuses } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import type { Selectable } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import { newSecret } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { releaseHold, reserve, stayReasons, staySettingsOf } from '#modules/availability'
import { quoteById } from '#modules/pricing'
import { type Booking, type By, bySystem } from './booking.ts'
import { refuseLargeDiscount } from './change-approval.ts'
import {
  assertOnlyLonger,
  type Changer,
  type Changing,
  changeOf,
  changeQuote,
  isBegun,
  replaceTerms,
  type StayChange,
} from './change-stay.ts'
import { nightsTaken } from './create.ts'
import { nightsToHold } from './engine/nights-to-hold.ts'
import { changeAnswered, changeProposed } from './events.ts'
import { problems } from './messages.ts'
import { ofRequest } from './payment-requests.ts'
import { canChangeHome } from './policy.ts'
import { type BookingsTables, db } from './tables.ts'
import { stayText } from './timeline.ts'
import { lockBooking, notAllowedNow, noteOnTimeline } from './transition.ts'

export type ChangeRequestRow = Selectable<BookingsTables['bookings.change_request']>

const hour = 3_600_000

const all = (ctx: ReadCtx) => db(ctx).selectFrom('bookings.change_request').selectAll()

export const changeRequestsOf = (ctx: ReadCtx, bookingId: number): Promise<ChangeRequestRow[]> =>
  all(ctx).where('booking_id', '=', bookingId).orderBy('id', 'desc').execute()

export const changeRequestById = (ctx: ReadCtx, id: number): Promise<ChangeRequestRow | undefined> =>
  all(ctx).where('id', '=', id).executeTakeFirst()

/** @throws Problem 404, also for another hash */
export const changeRequestByLink = async (ctx: ReadCtx, id: number, hash: string): Promise<ChangeRequestRow> => {
  const row = await changeRequestById(ctx, id)
  if (row?.hash !== hash) throw notFound('This change')
  return row
}

/** A proposal's state at `now`: its expiry is compared, never assumed, and another change voids it. */
export const stateOf = (row: ChangeRequestRow, booking: Booking, now: Date): ChangeRequest['state'] => {
  if (row.state !== 'open') return row.state
  if (row.expires_at <= now || !canChangeHome(booking, now)) return 'expired'
  return row.agreed_quote_id === booking.quote.id ? 'open' : 'replaced'
}

/** How long a proposal waits: a day, and never beyond check-in, or check-out for a guest in the home. */
const expiryOf = (booking: Booking, now: Date): Date => {
  const last = isBegun(booking) ? booking.checkOutAt : booking.checkInAt
  return new Date(Math.min(now.getTime() + changeApprovalHours * hour, last.getTime()))
}

/** @throws Problem 409 nights_taken with `nearest` */
const holdNewNights = async (ctx: WriteCtx, booking: Booking, change: StayChange, expiresAt: Date) => {
  const { stay } = change.quote.document
  const { homeId } = change.quote
  const settings = (await staySettingsOf(ctx, [homeId])).get(homeId)
  const maker = await accountById(ctx, booking.guestId)
  const who = `${maker?.firstName} ${maker?.lastName}`
  const claim = {
    homeId,
    kind: 'checkout',
    prepared: false,
    expiresAt,
    label: who,
    who,
    why: `Change of booking ${booking.number}`,
  } as const
  const requested = { ignoreHoldId: booking.holdId ?? 0, begun: isBegun(booking) }
  const reasons = await stayReasons(ctx, homeId, stay, requested)
  if (reasons.some(({ code }) => code === 'unavailable')) throw await nightsTaken(ctx, change.quote)
  // In another home, the stay has no nights yet.
  const booked = homeId === booking.homeId ? booking : { arrive: stay.arrive, depart: stay.arrive }
  const pieces = nightsToHold(booked, stay, settings?.preparationNights ?? 0)
  const bare = nightsToHold(booked, stay, 0)
  const ids: number[] = []
  for (const [index, piece] of pieces.entries()) {
    // Preparation may overlap with an owner's block.
    const held =
      (await reserve(ctx, { ...claim, stay: piece })) ?? (await reserve(ctx, { ...claim, stay: bare[index] ?? piece }))
    if (!held) throw await nightsTaken(ctx, change.quote)
    ids.push(held.holdId)
  }
  return ids
}

type Answer = 'accepted' | 'declined' | 'withdrawn' | 'expired'

const settle = async (ctx: WriteCtx, row: ChangeRequestRow, state: Answer): Promise<void> => {
  await db(ctx)
    .updateTable('bookings.change_request')
    .set({ state, settled_at: ctx.now })
    .where('id', '=', row.id)
    .where('state', '=', 'open')
    .execute()
  for (const holdId of row.hold_ids) await releaseHold(ctx, holdId)
}

const requestedStay = async (ctx: ReadCtx, { quote_id }: ChangeRequestRow): Promise<Said> => {
  const { document } = await quoteById(ctx, quote_id)
  return stayText({ ...document.stay, party: document.party })
}

/** Ends a proposal without a change, and records it on the timeline. The booking must be locked. */
const endWithout = async (
  ctx: WriteCtx,
  row: ChangeRequestRow,
  booking: Booking,
  state: Exclude<Answer, 'accepted'>,
  by: By,
): Promise<void> => {
  await settle(ctx, row, state)
  await noteOnTimeline(ctx, booking.id, `change_${state}`, by, { is: await requestedStay(ctx, row) })
}

export type Proposal = Changing & { note: string }

/**
 * Proposes a change to the guest, at the price that was shown; the new nights are held until the guest answers or time
 * runs out. Nothing is changed or charged before that. An earlier proposal is replaced.
 * @throws Problem 404; 409 not_allowed_now, quote_expired, terms_changed, nights_taken with `nearest`,
 *   needs_second; 422 only_longer, reason_needed
 */
export const proposeChange = async (
  ctx: WriteCtx,
  proposal: Proposal,
  by: Changer,
  isOpen: (booking: Booking) => boolean,
): Promise<ChangeRequestRow> => {
  const booking = await lockBooking(ctx, proposal.bookingId)
  if (!isOpen(booking)) throw notAllowedNow(booking.status)
  const quote = await changeQuote(ctx, booking, proposal)
  assertOnlyLonger(booking, quote.document)
  const change = await changeOf(ctx, booking, quote, by.kind)
  if (change.hash !== proposal.hash) throw new Problem(409, 'terms_changed', problems.termsChanged)
  await refuseLargeDiscount(ctx, booking, change, by)
  const open = (await changeRequestsOf(ctx, booking.id)).filter(({ state }) => state === 'open')
  for (const row of open) {
    const stood = stateOf(row, booking, ctx.now)
    await endWithout(ctx, row, booking, stood === 'expired' ? 'expired' : 'withdrawn', by)
  }

  const expiresAt = expiryOf(booking, ctx.now)
  const row = await db(ctx)
    .insertInto('bookings.change_request')
    .values({
      hash: newSecret(24),
      booking_id: booking.id,
      agreed_quote_id: booking.quote.id,
      quote_id: quote.id,
      note: proposal.note,
      reason: proposal.reason,
      hold_ids: await holdNewNights(ctx, booking, change, expiresAt),
      asked_by: by.accountId ?? 0,
      asked_at: ctx.now,
      expires_at: expiresAt,
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const until = { instant: expiresAt.toISOString(), zone: booking.quote.document.place.timeZone }
  await noteOnTimeline(ctx, booking.id, 'change_asked', by, { is: await requestedStay(ctx, row), until })
  await announce(ctx, changeProposed(ofRequest(booking, row.id)))
  return row
}

/** What a proposal would change now; null once it is no longer open. */
export const changeOfRequest = async (
  ctx: ReadCtx,
  row: ChangeRequestRow,
  booking: Booking,
): Promise<StayChange | null> =>
  stateOf(row, booking, ctx.now) === 'open' ? changeOf(ctx, booking, await quoteById(ctx, row.quote_id), 'staff') : null

const lockOpen = async (ctx: WriteCtx, id: number): Promise<{ row: ChangeRequestRow; booking: Booking }> => {
  const found = await changeRequestById(ctx, id)
  if (!found) throw notFound('This change')
  const booking = await lockBooking(ctx, found.booking_id)
  const row = (await changeRequestById(ctx, id)) ?? found
  if (stateOf(row, booking, ctx.now) !== 'open') throw notAllowedNow(booking.status)
  return { row, booking }
}

/**
 * Approves what was proposed and shown to the guest: it replaces what was agreed.
 * @throws Problem 404; 409 not_allowed_now, terms_changed, nights_taken with `nearest`
 */
export const approveChange = async (ctx: WriteCtx, id: number, hash: string): Promise<Booking> => {
  const { row, booking } = await lockOpen(ctx, id)
  const change = await changeOfRequest(ctx, row, booking)
  if (change?.hash !== hash) throw new Problem(409, 'terms_changed', problems.termsChanged)
  await settle(ctx, row, 'accepted')
  const changed = await replaceTerms(ctx, booking, change, {
    by: { kind: 'guest', accountId: booking.guestId },
    reason: row.reason,
  })
  await announce(ctx, changeAnswered(ofRequest(booking, row.id)))
  return changed
}

/** @throws Problem 404; 409 not_allowed_now */
export const declineChange = async (ctx: WriteCtx, id: number): Promise<void> => {
  const { row, booking } = await lockOpen(ctx, id)
  await endWithout(ctx, row, booking, 'declined', { kind: 'guest', accountId: booking.guestId })
  await announce(ctx, changeAnswered(ofRequest(booking, row.id)))
}

/** @throws Problem 404; 409 not_allowed_now once it is answered */
export const withdrawChange = async (ctx: WriteCtx, bookingId: number, id: number, by: Changer): Promise<void> => {
  const { row, booking } = await lockOpen(ctx, id)
  if (row.booking_id !== bookingId) throw notFound('This change')
  await endWithout(ctx, row, booking, 'withdrawn', by)
}

/** Proposals that have expired, or whose booking has moved on. */
export const overdueChangeRequests = async (ctx: ReadCtx): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('bookings.change_request as request')
    .innerJoin('bookings.booking as booking', 'booking.id', 'request.booking_id')
    .select('request.id')
    .where('request.state', '=', 'open')
    .where(({ or, eb, ref }) =>
      or([
        eb('request.expires_at', '<=', ctx.now),
        eb('booking.quote_id', '!=', ref('request.agreed_quote_id')),
        eb('booking.status', 'not in', liveStatuses),
      ]),
    )
    .orderBy('request.id')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends a proposal that no one answered in time, or that the booking has moved on from; its nights become available. */
export const expireChangeRequest = async (ctx: WriteCtx, id: number): Promise<void> => {
  const found = await changeRequestById(ctx, id)
  if (!found) return
  const booking = await lockBooking(ctx, found.booking_id)
  const row = await changeRequestById(ctx, id)
  if (row?.state !== 'open') return
  const stood = stateOf(row, booking, ctx.now)
  if (stood === 'open') return
  await endWithout(ctx, row, booking, stood === 'replaced' ? 'withdrawn' : 'expired', bySystem)
  if (stood === 'expired') await announce(ctx, changeAnswered(ofRequest(booking, row.id)))
}
