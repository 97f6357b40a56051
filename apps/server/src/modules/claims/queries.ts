import type { Claim, ClaimStay, DeskClaim, Money, OwnerClaim } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { leftAlone, pendingBySubject } from '#modules/approvals'
import { type Booking, bookingsByIds, waiverLeft } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { cardHoldsOf, isHeldAt } from '#modules/payments'
import { itemsOf, wordsOf } from './claims.ts'
import { type DecisionAct, decisionSubject } from './decision.ts'
import { actionsOf, type ClaimRole, stateAt } from './rules.ts'
import type { ClaimRow } from './tables.ts'
import { claimStatusOf } from './transitions.ts'

type Uploads = Awaited<ReturnType<typeof uploadsByIds>>

const photos = (uploads: Uploads, ids: readonly string[]) =>
  ids.flatMap((id) => uploads.get(Number(id)) ?? []).map(mediaFileView)

const pairsOf = (uploads: Uploads, before: readonly string[], after: readonly string[]) =>
  after.flatMap((id, index) => {
    const [now] = photos(uploads, [id])
    const [then = null] = photos(uploads, before.slice(index, index + 1))
    return now ? [{ before: then, after: now }] : []
  })

/** How much the stays' waivers still pay. */
const waiversOf = async (ctx: ReadCtx, rows: readonly ClaimRow[]): Promise<Map<number, Money>> => {
  const bookings = await bookingsByIds(ctx, [...new Set(rows.map(({ booking_id }) => booking_id))])
  const left = new Map<number, Money>()
  for (const booking of bookings.values()) {
    const money = await waiverLeft(ctx, booking)
    if (money) left.set(booking.id, money)
  }
  return left
}

type PartsOf = (claim: ClaimRow) => readonly ClaimRole[]

/** Claims with their photos and messages, and what the viewer can do. */
export const claimViews = async (ctx: ReadCtx, rows: readonly ClaimRow[], partsOf: PartsOf): Promise<Claim[]> => {
  const ids = rows.map(({ id }) => id)
  const [items, words] = [await itemsOf(ctx, ids), await wordsOf(ctx, ids)]
  const waivers = await waiversOf(ctx, rows)
  const uploads = await uploadsByIds(ctx, [
    ...items.flatMap((item) => [...item.before_uploads, ...item.after_uploads]).map(Number),
    ...words.flatMap((word) => word.uploads).map(Number),
  ])
  const authors = await accountsByIds(
    ctx,
    words.flatMap(({ author_id }) => author_id ?? []),
  )
  return rows.map((row) => {
    const money = (amount: number | null) => (amount === null ? null : { amount, currency: row.currency })
    const state = stateAt(claimStatusOf(row), ctx.now)
    return {
      id: row.id,
      bookingId: row.booking_id,
      state,
      claimed: { amount: row.claimed_minor, currency: row.currency },
      offered: money(row.offered_minor),
      settled: money(row.settled_minor),
      answerBy: state === row.state ? (row.answer_by?.toISOString() ?? null) : null,
      waiver: waivers.get(row.booking_id) ?? null,
      raisedAt: row.raised_at.toISOString(),
      items: items
        .filter(({ claim_id }) => claim_id === row.id)
        .map((item) => ({
          what: item.what,
          amount: { amount: item.amount_minor, currency: row.currency },
          pairs: pairsOf(uploads, item.before_uploads, item.after_uploads),
        })),
      said: words
        .filter(({ claim_id }) => claim_id === row.id)
        .map((word) => ({
          side: word.side,
          author: authors.get(word.author_id ?? 0)?.firstName ?? '',
          what: word.what,
          amount: money(word.amount_minor),
          text: word.text,
          files: photos(uploads, word.uploads),
          at: word.at.toISOString(),
        })),
      allowedActions: actionsOf(claimStatusOf(row), partsOf(row), ctx.now),
    }
  })
}

export const staysOf = async (ctx: ReadCtx, bookings: readonly Booking[]): Promise<Map<number, ClaimStay>> => {
  const homes = await homesByIds(ctx, [...new Set(bookings.map(({ homeId }) => homeId))])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  const guests = await accountsByIds(
    ctx,
    bookings.map(({ guestId }) => guestId),
  )
  return new Map(
    bookings.map(({ id, number, homeId, guestId, arrive, depart, currency, quote }) => {
      const guest = guests.get(guestId)
      const name = `${guest?.firstName ?? ''} ${guest?.lastName ?? ''}`.trim()
      const { timeZone } = quote.document.place
      return [
        id,
        { bookingId: id, number, home: names.get(homeId) ?? '', guest: name, arrive, depart, timeZone, currency },
      ]
    }),
  )
}

export const claimsForOwner = async (
  ctx: ReadCtx,
  rows: readonly ClaimRow[],
  partsOf: PartsOf,
): Promise<OwnerClaim[]> => {
  const bookings = await bookingsByIds(ctx, [...new Set(rows.map(({ booking_id }) => booking_id))])
  const stays = await staysOf(ctx, [...bookings.values()])
  return (await claimViews(ctx, rows, partsOf)).flatMap((claim) => {
    const stay = stays.get(claim.bookingId)
    return stay ? [{ ...claim, stay }] : []
  })
}

/** What someone may still decide alone today, by currency. */
const aloneIn = async (ctx: ReadCtx, by: number, currencies: readonly string[]) => {
  const alone = new Map<string, DeskClaim['alone']>()
  for (const currency of new Set(currencies)) {
    const left = async (kind: 'claim_decision' | 'deposit_capture') => ({
      amount: await leftAlone(ctx, kind, by, currency),
      currency,
    })
    alone.set(currency, { decision: await left('claim_decision'), deposit: await left('deposit_capture') })
  }
  return alone
}

/** Decisions pending a second person, in minor units, by the subject of their approval. */
const waitingDecisions = async (ctx: ReadCtx): Promise<Map<string, number>> => {
  const waiting = new Map<string, number>()
  for (const kind of ['claim_decision', 'deposit_capture'] as const)
    for (const [subject, { act }] of await pendingBySubject(ctx, kind))
      waiting.set(subject, (act as DecisionAct).decision.amount)
  return waiting
}

/** Claims for a team member, with what they may decide alone. */
export const claimsForStaff = async (ctx: ReadCtx, rows: readonly ClaimRow[], by: number): Promise<DeskClaim[]> => {
  const bookings = await bookingsByIds(ctx, [...new Set(rows.map(({ booking_id }) => booking_id))])
  const stays = await staysOf(ctx, [...bookings.values()])
  const held = new Map(
    (await cardHoldsOf(ctx, [...bookings.keys()]))
      .filter((hold) => isHeldAt(hold, ctx.now))
      .map(({ bookingId, amount }) => [bookingId, amount]),
  )
  const alone = await aloneIn(
    ctx,
    by,
    [...bookings.values()].map(({ currency }) => currency),
  )
  const waiting = await waitingDecisions(ctx)
  const claims = await claimViews(ctx, rows, ({ raised_as }) => (raised_as === 'team' ? ['team', 'raiser'] : ['team']))
  return claims.flatMap((claim) => {
    const stay = stays.get(claim.bookingId)
    const mine = stay && alone.get(stay.currency)
    if (!stay || !mine) return []
    const amount = waiting.get(decisionSubject(claim.id))
    return [
      {
        ...claim,
        stay,
        held: held.get(claim.bookingId) ?? null,
        alone: mine,
        waiting: amount === undefined ? null : { amount, currency: stay.currency },
      },
    ]
  })
}
