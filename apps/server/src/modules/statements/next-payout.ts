import { addDays, type Money, type NextPayoutData, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import { homesInBrief } from '#modules/homes'
import { entriesOf, type OwnerMove, ownerFunds, ownerMoves } from '#modules/ledger'
import { countsBefore, heldBackOf } from './engine/payout-estimate.ts'
import { reservesOf } from './payable-funds.ts'
import type { PayoutHolds } from './payout-holds.ts'
import { nextPayoutDay } from './payout-schedule.ts'
import { linesOfMoves } from './queries.ts'
import type { HomeLine } from './statement-lines.ts'

type Ahead = { booking: Booking; amount: number }
type PayoutRequest = { ownerId: number; currency: string; holds: PayoutHolds; ahead: readonly Ahead[] }

/** Returns what was posted since the last payout, in posting order, and that payout's day. */
const sinceLastPayout = async (ctx: ReadCtx, ownerId: number, currency: string) => {
  const moves = (await ownerMoves(ctx, ownerId))
    .filter((move) => move.currency === currency)
    .sort((a, b) => a.entryId - b.entryId)
  const at = moves.findLastIndex(({ purpose }) => purpose === 'payout')
  const opening = moves.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0)
  return { since: moves[at]?.dated ?? null, opening, moves: moves.slice(at + 1) }
}

type Since = { ownerId: number; currency: string; since: PlainDate | null; moves: readonly OwnerMove[] }

const linesSince = async (ctx: ReadCtx, { since, moves, ...of }: Since): Promise<HomeLine[]> => {
  const from = since ?? moves[0]?.dated ?? ctx.today
  const entries = await entriesOf(ctx, { ids: moves.map(({ entryId }) => entryId) })
  return linesOfMoves(ctx, { ...of, from, moves }, entries)
}

const comingBy = (ctx: ReadCtx, { currency, ahead }: PayoutRequest, day: PlainDate | null): Ahead[] =>
  day === null
    ? []
    : ahead
        .filter(({ booking }) => booking.currency === currency)
        .map(({ booking, amount }) => {
          const { arrive, depart, contract } = booking
          const stay = { arrive, depart, recognition: contract.recognition }
          return { booking, amount: countsBefore(stay, amount, { today: ctx.today, day }) }
        })
        .filter(({ amount }) => amount !== 0)
        .sort((a, b) => a.booking.arrive.localeCompare(b.booking.arrive))

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

const byHome = (coming: readonly Ahead[]): Map<number, number> => {
  const sums = new Map<number, number>()
  for (const { booking, amount } of coming) sums.set(booking.homeId, (sums.get(booking.homeId) ?? 0) + amount)
  return sums
}

/** The company's next payout day for an owner, who may have been paid today already. */
const dayFor = async (ctx: ReadCtx, { holds }: PayoutRequest, since: PlainDate | null): Promise<PlainDate | null> => {
  if (holds.waits.length > 0) return null
  return nextPayoutDay(ctx, since === ctx.today ? addDays(ctx.today, 1) : ctx.today)
}

/**
 * What an owner's next payout in a currency contains: the balance the last one left, line by line what was added and
 * deducted since, and the stays that count by its day, less what is held back. Without a set day, or while it waits for
 * the owner, it is what is available now.
 */
export const nextPayout = async (ctx: ReadCtx, request: PayoutRequest): Promise<NextPayoutData | null> => {
  const { ownerId, currency, holds } = request
  const { since, opening, moves } = await sinceLastPayout(ctx, ownerId, currency)
  const on = await dayFor(ctx, request, since)
  const coming = comingBy(ctx, request, on)
  if (opening === 0 && moves.length === 0 && coming.length === 0) return null
  const lines = await linesSince(ctx, { ownerId, currency, since, moves })
  const { earned, missing } = await ownerFunds(ctx, ownerId, currency)
  const reserves = await reservesOf(ctx, ownerId, currency, byHome(coming))
  const balance = earned + sumOf(coming)
  const reserve = [...reserves.values()].reduce((sum, amount) => sum + amount, 0)
  const heldBack = heldBackOf(balance, { missing, reserve })
  const homes = await homesInBrief(ctx, [
    ...new Set([...lines.map(({ homeId }) => homeId), ...coming.map(({ booking }) => booking.homeId)]),
  ])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  const money = (amount: number): Money => ({ amount, currency })
  const { account, until } = holds
  return {
    amount: money(Math.max(0, balance - (heldBack?.amount ?? 0))),
    on,
    account: account ? { kind: account.kind, ending: account.ending } : null,
    waitsFor: holds.waits.length > 0 ? holds.waits : ['next_payout'],
    until: until?.toISOString() ?? null,
    since,
    opening: money(opening),
    lines: lines.map(({ id, on: day, kind, label, detail, homeId, bookingId, jobId, amount }) => ({
      id,
      on: day,
      kind,
      label,
      detail,
      home: names.get(homeId) ?? '',
      bookingId,
      jobId: jobId ?? null,
      amount,
    })),
    coming: coming.map(({ booking, amount }) => ({
      stay: {
        bookingId: booking.id,
        number: booking.number,
        home: names.get(booking.homeId) ?? '',
        arrive: booking.arrive,
        depart: booking.depart,
      },
      amount: money(amount),
      on: booking.contract.recognition === 'check_out' ? booking.depart : booking.arrive,
      waitsFor: [booking.contract.recognition],
      until: null,
    })),
    heldBack: heldBack && { reason: heldBack.reason, amount: money(heldBack.amount) },
  }
}
