import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Booking, bookingById, lockBooking } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { isPayable, sharedUntil } from './deadline.ts'
import { pathOf } from './links.ts'
import { emails, problems } from './messages.ts'
import { mayAsk } from './rules.ts'
import { type SplitStatus, shareById, shareOfPayer, splitOf, splitStatusOf } from './splits.ts'
import { db, type Share } from './tables.ts'

const aboutOf = async (ctx: ReadCtx, booking: Booking, { name }: Share, amount: number) => ({
  booking,
  home: (await homeById(ctx, booking.homeId)).name,
  host: (await accountById(ctx, booking.guestId))?.firstName ?? '',
  name,
  amount,
})

const ask = async ({ adapters, seal }: App, ctx: WriteCtx, booking: Booking, share: Share): Promise<void> => {
  if (share.email === null) return
  await adapters.post.email(ctx, {
    to: share.email,
    accountId: null,
    fact: `share.asked:${share.id}:${share.asked_times}`,
    kind: 'share',
    ...emails.requested(
      await aboutOf(ctx, booking, share, share.amount_minor),
      sharedUntil(booking),
      pathOf(seal, share),
    ),
    // It contains a link that is a key.
    secret: true,
  })
  await db(ctx)
    .updateTable('splits.share')
    .set((row) => ({ asked_at: ctx.now, asked_times: row('asked_times', '+', 1) }))
    .where('id', '=', share.id)
    .execute()
}

/** Emails, once, everyone who can pay a share now and has an address. The booking must be locked. */
export const emailAllShares = async (app: App, ctx: WriteCtx, booking: Booking): Promise<void> => {
  if (!(await splitOf(ctx, booking.id))) return
  const { shares, begun } = await splitStatusOf(ctx, booking)
  if (!isPayable(booking, begun, ctx.now)) return
  for (const share of shares) if (share.state === 'open' && share.asked_times === 0) await ask(app, ctx, booking, share)
}

const openShare = (shares: SplitStatus['shares'], shareId: number) => {
  const share = shares.find(({ id }) => id === shareId)
  if (!share) throw notFound('This share')
  return share
}

/** Emails one of them again. @throws Problem 404; 409 not_allowed_now */
export const remind = async (app: App, ctx: WriteCtx, bookingId: number, shareId: number): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  const { shares, begun } = await splitStatusOf(ctx, booking)
  const share = openShare(shares, shareId)
  const refuse = (why: string) => new Problem(409, 'not_allowed_now', why)
  if (share.state !== 'open' || !isPayable(booking, begun, ctx.now)) throw refuse(problems.shareOver)
  if (share.email === null) throw refuse(problems.noAddress)
  if (!mayAsk(share, ctx.now)) throw refuse(problems.remindedAlready)
  await ask(app, ctx, booking, share)
}

type Moved = { payer?: unknown; bookingId?: unknown; amount?: unknown }

const movedShare = async (ctx: ReadCtx, { payer, bookingId, amount }: Moved) => {
  const id = shareOfPayer(payer)
  const share = id === undefined ? undefined : await shareById(ctx, id)
  if (!share) return undefined
  const booking = await bookingById(ctx, Number(bookingId))
  return { share, booking, about: await aboutOf(ctx, booking, share, Number(amount)) }
}

/** Notifies the payer of a share, and the guest, that it has been paid. */
export const emailPaid = async ({ adapters }: App, ctx: WriteCtx, moved: Moved & { paymentId?: unknown }) => {
  const found = await movedShare(ctx, moved)
  if (!found) return
  const { share, booking, about } = found
  const fact = `share.paid:${moved.paymentId}`
  const { missing } = await splitStatusOf(ctx, booking)
  const guest = await accountById(ctx, booking.guestId)
  const { post } = adapters
  if (share.email)
    await post.email(ctx, { to: share.email, accountId: null, fact, kind: 'share', ...emails.thanks(about) })
  if (guest)
    await post.email(ctx, {
      to: guest.email,
      accountId: guest.id,
      fact: `${fact}:guest`,
      kind: 'share',
      ...emails.arrived({ ...about, missing }, `/travelers/bookings/${booking.id}/split`),
    })
}

/** Notifies everyone who was asked for a share that the stay is off, including those who have not paid. */
export const emailEnded = async ({ adapters }: App, ctx: WriteCtx, bookingId: number): Promise<void> => {
  const booking = await bookingById(ctx, bookingId)
  const { shares } = await splitStatusOf(ctx, booking)
  for (const share of shares)
    if (share.email && share.asked_at)
      await adapters.post.email(ctx, {
        to: share.email,
        accountId: null,
        fact: `share.ended:${share.id}`,
        kind: 'share',
        ...emails.ended(
          await aboutOf(ctx, booking, share, share.amount_minor),
          share.state === 'paid' || share.state === 'refunded',
        ),
      })
}

type Refunded = Moved & { refundId?: unknown; proof?: unknown }

const writeOfRefund = async (
  { adapters }: App,
  ctx: WriteCtx,
  moved: Refunded,
  written: {
    fact: string
    compose: (about: Parameters<typeof emails.returned>[0]) => ReturnType<typeof emails.returned>
  },
): Promise<void> => {
  const found = await movedShare(ctx, moved)
  if (!found?.share.email) return
  const email = written.compose(found.about)
  const fact = `${written.fact}:${moved.refundId}`
  await adapters.post.email(ctx, { to: found.share.email, accountId: null, fact, kind: 'share', ...email })
}

/** Notifies the payer of a share that money is refunded, to the card or by other means. */
export const emailRefunded = (app: App, ctx: WriteCtx, moved: Refunded): Promise<void> => {
  const { proof } = moved
  return proof
    ? writeOfRefund(app, ctx, moved, {
        fact: 'share.otherwise',
        compose: (about) => emails.otherwise(about, String(proof)),
      })
    : writeOfRefund(app, ctx, moved, { fact: 'share.returned', compose: emails.returned })
}

/**
 * Notifies the payer of a share that their bank rejected the refund: the money is theirs, and what happens next (R32).
 */
export const emailRefundRejected = (app: App, ctx: WriteCtx, moved: Refunded): Promise<void> =>
  writeOfRefund(app, ctx, moved, { fact: 'share.refused', compose: emails.refused })
