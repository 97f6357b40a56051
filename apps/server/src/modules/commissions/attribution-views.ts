import { type AttributionExplained, addDays, type CommissionCause, dateIn } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import {
  attributionsOf,
  attributionTerms,
  claimsOfBookings,
  codesNamed,
  conflictsOf,
  conflictsPage,
  type TermsRow,
  termsMadeAt,
  touchesOfBookings,
  windowsOf,
} from '#modules/attribution'
import { bookingsByIds } from '#modules/bookings'
import { ownStaysOf, ownStaysPage } from './own-stays.ts'
import type { CommissionRow } from './queries.ts'

const load = async (ctx: ReadCtx, bookingIds: readonly number[]) => {
  const attributions = await attributionsOf(ctx, bookingIds)
  const touches = await touchesOfBookings(ctx, bookingIds)
  const claims = await claimsOfBookings(ctx, bookingIds)
  const conflicts = await conflictsOf(ctx, bookingIds)
  const reviews = await ownStaysOf(ctx, bookingIds)
  const codes = await codesNamed(ctx, [...new Set([...attributions, ...touches, ...claims].map(({ code }) => code))])
  return {
    attributions: new Map(attributions.map((row) => [row.booking_id, row])),
    touches: Map.groupBy(touches, ({ booking_id }) => booking_id),
    claims: Map.groupBy(claims, ({ booking_id }) => booking_id),
    conflicts: new Map(conflicts.map((row) => [row.booking_id, row])),
    reviews: new Map(reviews.map((row) => [row.booking_id, row])),
    codes: new Map(codes.map((code) => [code.code, code])),
    terms: await attributionTerms(ctx),
    companyZone: ctx.companyZone,
    nameOf: await nameOfAccounts(ctx, [
      ...codes.map(({ accountId }) => accountId),
      ...[...conflicts, ...reviews].flatMap(({ decided_by }) => decided_by ?? []),
    ]),
    bookings: await bookingsByIds(ctx, [
      ...bookingIds,
      ...attributions.flatMap(({ carried_from }) => carried_from ?? []),
    ]),
  }
}

type Loaded = Awaited<ReturnType<typeof load>>

/** The partner of a code, with the days that counted when the booking was made. */
const partnerOf = (bookingId: number, code: string, { codes, nameOf, bookings, terms, companyZone }: Loaded) => {
  const known = codes.get(code)
  const booking = bookings.get(bookingId)
  if (!known || !booking) throw notFound('This code')
  const { accountId, program } = known
  const windows = windowsOf(termsMadeAt(terms, booking.createdAt, companyZone))
  return { code, program, partner: { id: accountId, name: nameOf(accountId) ?? '' }, windowDays: windows[program] }
}

const creditView = (bookingId: number, loaded: Loaded): AttributionExplained['credit'] => {
  const row = loaded.attributions.get(bookingId)
  if (!row) return null
  return {
    ...partnerOf(bookingId, row.code, loaded),
    rate: row.basis_points,
    at: row.arrived_at.toISOString(),
    named: row.named,
    decidedAt: row.decided_at.toISOString(),
    rebookedFrom: row.carried_from === null ? null : (loaded.bookings.get(row.carried_from)?.number ?? null),
  }
}

const conflictView = (bookingId: number, { conflicts, nameOf }: Loaded): AttributionExplained['conflict'] => {
  const row = conflicts.get(bookingId)
  if (!row) return null
  return {
    openedAt: row.opened_at.toISOString(),
    code: row.code,
    reason: row.reason,
    decidedBy: row.decided_by === null ? null : nameOf(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

const ownStayView = (bookingId: number, { reviews, nameOf }: Loaded): AttributionExplained['ownStay'] => {
  const row = reviews.get(bookingId)
  if (!row) return null
  return {
    shared: row.shared,
    openedAt: row.opened_at.toISOString(),
    isOwn: row.is_own,
    reason: row.reason,
    decidedBy: row.decided_by === null ? null : nameOf(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

/** When staff must answer a claim. */
export const answerBy = (ctx: ReadCtx, claimedAt: Date, terms: readonly TermsRow[]) =>
  addDays(dateIn(ctx.companyZone, claimedAt), termsMadeAt(terms, claimedAt, ctx.companyZone).answer_days)

/** Who bookings are credited to and why: every touch considered, its window, and what staff decided (R59). */
export const explained = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<AttributionExplained[]> => {
  const loaded = await load(ctx, bookingIds)
  return bookingIds.map((bookingId) => {
    const booking = loaded.bookings.get(bookingId)
    if (!booking) throw notFound('This booking')
    return {
      bookingId,
      number: booking.number,
      credit: creditView(bookingId, loaded),
      touches: (loaded.touches.get(bookingId) ?? []).map((row) => ({
        ...partnerOf(bookingId, row.code, loaded),
        rate: row.basis_points,
        at: row.at.toISOString(),
        named: row.named,
        verdict: row.verdict,
      })),
      claims: (loaded.claims.get(bookingId) ?? []).map(({ code, basis_points: rate, reason, claimed_at }) => {
        const { program, partner } = partnerOf(bookingId, code, loaded)
        return {
          code,
          program,
          partner,
          rate,
          reason,
          at: claimed_at.toISOString(),
          answerBy: answerBy(ctx, claimed_at, loaded.terms),
        }
      }),
      conflict: conflictView(bookingId, loaded),
      ownStay: ownStayView(bookingId, loaded),
    }
  })
}

export const explainedOne = async (ctx: ReadCtx, bookingId: number): Promise<AttributionExplained> => {
  const [found] = await explained(ctx, [bookingId])
  if (!found) throw notFound('This booking')
  return found
}

type Paging = { page: number; perPage: number; which: 'open' | 'all' }

export const conflictViews = async (ctx: ReadCtx, { page, perPage, which }: Paging) => {
  const { rows, total } = await conflictsPage(ctx, { page, perPage, open: which === 'open' })
  const bookingIds = rows.map(({ booking_id }) => booking_id)
  return {
    total,
    currentPage: page,
    numberPages: Math.ceil(total / perPage),
    conflicts: await explained(ctx, bookingIds),
  }
}

export const ownStayViews = async (ctx: ReadCtx, { page, perPage, which }: Paging) => {
  const { rows, total } = await ownStaysPage(ctx, { page, perPage, open: which === 'open' })
  return {
    total,
    currentPage: page,
    numberPages: Math.ceil(total / perPage),
    reviews: await explained(
      ctx,
      rows.map(({ booking_id }) => booking_id),
    ),
  }
}

const nothingOfIt = { code: null, at: null, windowDays: null, rebookedFrom: null, contested: false }

/** Why a commission belongs to its partner, as they see it: nothing about other partners except that there are some. */
export const causeOf = async (ctx: ReadCtx, { kind, booking_id }: CommissionRow): Promise<CommissionCause> => {
  if (kind !== 'guest' || booking_id === null) return { ...nothingOfIt, kind: kind === 'guest' ? 'manual' : kind }
  const { credit, conflict } = await explainedOne(ctx, booking_id)
  if (!credit) return { ...nothingOfIt, kind: 'manual' }
  const { code, at, rebookedFrom, named } = credit
  const decided = conflict?.code === code && conflict.decidedAt !== null
  const touched = named ? ('named' as const) : ('link' as const)
  return {
    kind: decided ? 'decided' : rebookedFrom ? 'rebooked' : touched,
    code,
    at,
    windowDays: credit.windowDays,
    rebookedFrom,
    contested: conflict !== null,
  }
}
