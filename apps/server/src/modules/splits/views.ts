import { type Money, type ShareRequest, type Split, type SplitShare, soldStatuses } from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Booking, sharingMinutes, statusAt } from '#modules/bookings'
import { homeById, homeCards } from '#modules/homes'
import { quotedHomeView } from '#modules/pricing'
import { isOpen, isPayable, sharedUntil } from './deadline.ts'
import { pathOf } from './links.ts'
import { type Share, type ShareStatus, type SplitRow, type SplitStatus, splitOf, splitStatusOf } from './splits.ts'

/** The booking with its current status (R4). */
const now = (ctx: ReadCtx, booking: Booking): Booking => ({ ...booking, status: statusAt(booking, ctx.now) })

const stateOf = (booking: Booking, split: SplitRow | undefined, { begun }: SplitStatus): Split['state'] => {
  if (!split) return 'none'
  if (booking.status === 'awaiting_payment') return begun ? 'waiting' : 'begun'
  return soldStatuses.includes(booking.status) ? 'booked' : 'over'
}

const shareView =
  (seal: Seal, money: (amount: number) => Money, payable: boolean) =>
  (share: ShareStatus): SplitShare => ({
    id: share.id,
    name: share.name,
    email: share.email,
    // No one is asked for more than is left to pay.
    amount: money(share.state === 'open' ? share.due : share.amount_minor),
    state: share.state,
    path: payable && (share.state === 'open' || share.state === 'paying') ? pathOf(seal, share) : null,
    requestedAt: share.asked_at?.toISOString() ?? null,
  })

/** A split as its guest sees it. The links in it are keys: for the guest alone. */
export const splitView = async (ctx: ReadCtx, seal: Seal, given: Booking): Promise<Split> => {
  const booking = now(ctx, given)
  const split = await splitOf(ctx, booking.id)
  const status = await splitStatusOf(ctx, booking)
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  const payable = isPayable(booking, status.begun, ctx.now)
  const until = status.begun && sharedUntil(booking)
  return {
    state: stateOf(booking, split, status),
    backstop: split?.backstop ?? 'charge',
    shares: status.shares.map(shareView(seal, money, payable)),
    total: money(booking.total),
    paid: money(status.paid),
    open: money(status.open),
    threshold: money(status.threshold),
    missing: money(status.missing),
    until: (until && until > ctx.now && until.toISOString()) || null,
    hours: sharingMinutes / 60,
    own: money(Math.max(0, status.own)),
    leastOwn: money(status.leastOwn),
    mayChange: isOpen(booking, ctx.now) && status.open > 0,
  }
}

/** A share as the holder of its link sees it: without the other payers, the home's address, or the guest's name. */
export const shareRequestView = async (
  ctx: ReadCtx,
  { share, booking: given }: { share: Share; booking: Booking },
): Promise<ShareRequest> => {
  const booking = now(ctx, given)
  const status = await splitStatusOf(ctx, booking)
  const found = status.shares.find(({ id }) => id === share.id)
  const money = (amount: number): Money => ({ amount, currency: booking.currency })
  const home = await homeById(ctx, booking.homeId)
  const [card] = await homeCards(ctx, [booking.homeId])
  const state = found?.state ?? 'covered'
  const payable = isPayable(booking, status.begun, ctx.now)
  return {
    id: share.id,
    name: share.name,
    host: (await accountById(ctx, booking.guestId))?.firstName ?? '',
    home: quotedHomeView(home, card),
    arrive: booking.arrive,
    depart: booking.depart,
    amount: money(state === 'open' ? (found?.due ?? 0) : share.amount_minor),
    state: state === 'open' && !payable ? 'covered' : state,
    booked: booking.confirmedAt !== null,
    total: money(booking.total),
    threshold: money(status.threshold),
    missing: money(status.missing),
    until: sharedUntil(booking)?.toISOString() ?? null,
  }
}
