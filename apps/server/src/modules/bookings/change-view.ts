import { type ChangeRequest, type Money, nightsOf, type StayChangeData } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import type { ReadCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { type QuoteDocument, quoteById, type StoredQuote } from '#modules/pricing'
import type { Booking } from './booking.ts'
import { costOfChange, ownersNet } from './change-approval.ts'
import { type ChangeRequestRow, changeRequestsOf, stateOf } from './change-requests.ts'
import { type Changer, dueAtOnce, needsApproval, type StayChange } from './change-stay.ts'
import { ownersPart } from './engine/recognition.ts'

type Named = { code: string; label: Said; amount: number }

const linesOf = ({ price }: QuoteDocument): Named[] => [...price.accommodation, ...price.fees, ...price.taxes]

/** Lines with the same code are the same before and after; several taxes or fees with one code are matched by order. */
const keyed = (lines: readonly Named[]): Map<string, Named> => {
  const seen = new Map<string, number>()
  return new Map(
    lines.map((line) => {
      const count = (seen.get(line.code) ?? 0) + 1
      seen.set(line.code, count)
      return [`${line.code} ${count}`, line]
    }),
  )
}

const moveView = async (ctx: ReadCtx, booking: Booking, quote: StoredQuote, by: Changer) => {
  if (quote.homeId === booking.homeId) return null
  const { id, name, townName: town } = await homeById(ctx, quote.homeId)
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  const owners = {
    before: money(ownersPart(booking.charges, booking.contract).net),
    after: money(await ownersNet(ctx, booking, quote)),
  }
  return { home: { id, name, town }, owners: by.kind === 'staff' ? owners : null }
}

/** What was agreed and what would be, line by line, with the resulting payments. */
export const changeView = async (
  ctx: ReadCtx,
  booking: Booking,
  change: StayChange,
  by: Changer,
): Promise<StayChangeData> => {
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  const { document } = change.quote
  const otherNights = document.stay.arrive !== booking.arrive || document.stay.depart !== booking.depart
  const before = keyed(linesOf(booking.quote.document))
  const after = keyed(linesOf(document))
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  return {
    quoteId: change.quote.id,
    quoteHash: change.quote.hash,
    expiresAt: change.quote.expiresAt.toISOString(),
    ...document.stay,
    nights: nightsOf(document.stay),
    party: document.party,
    lines: keys.map((key) => ({
      label: (after.get(key) ?? before.get(key))?.label ?? '',
      before: money(before.get(key)?.amount ?? 0),
      after: money(after.get(key)?.amount ?? 0),
    })),
    before: money(change.before),
    after: money(change.after),
    refund: money(change.refund),
    dueNow: money(dueAtOnce(change, ctx.now)),
    schedule: change.installments.map(({ dueOn, amount, atBooking }) => ({ dueOn, amount: money(amount), atBooking })),
    deposit: { before: money(booking.quote.document.price.deposit), after: money(document.price.deposit) },
    repriced: document.policy.changes === 'all_as_today' && !change.begun && otherNights,
    needsApproval: needsApproval(change, by),
    cost: await costOfChange(ctx, booking, change, by),
    move: await moveView(ctx, booking, change.quote, by),
    hash: change.hash,
  }
}

/** A change that was proposed to a booking's guest. */
export const changeRequestView = async (
  ctx: ReadCtx,
  row: ChangeRequestRow,
  booking: Booking,
): Promise<ChangeRequest> => {
  const { document, homeId } = await quoteById(ctx, row.quote_id)
  const agreed = await quoteById(ctx, row.agreed_quote_id)
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  return {
    id: row.id,
    hash: row.hash,
    bookingId: row.booking_id,
    state: stateOf(row, booking, ctx.now),
    ...document.stay,
    party: document.party,
    before: money(agreed.document.price.total),
    after: money(document.price.total),
    note: row.note,
    home: homeId === agreed.homeId ? null : (await homeById(ctx, homeId)).name,
    requestedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

/** The changes proposed for a booking, latest first. */
export const changeRequestViews = async (ctx: ReadCtx, booking: Booking): Promise<ChangeRequest[]> =>
  Promise.all((await changeRequestsOf(ctx, booking.id)).map((row) => changeRequestView(ctx, row, booking)))
