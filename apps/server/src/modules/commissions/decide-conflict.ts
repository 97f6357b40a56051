import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { dropPending } from '#modules/approvals'
import { attributionOf, claimsOfBookings, codesNamed, type Decision, decideConflict } from '#modules/attribution'
import { subjectOf } from './approval-facts.ts'
import { strike } from './engine/machine.ts'
import { commissionClaimDecided } from './events.ts'
import { followCommission } from './follow-booking.ts'
import { problems } from './messages.ts'
import { refuseOwn } from './refuse-own.ts'
import { commissionOfBooking, lockCommission, moveCommission, positionOf, supersede } from './store.ts'

/**
 * Ends the commission of a booking that now belongs to another partner, and begins the other's. What was paid is
 * recovered from later payouts; a pending approval is withdrawn. @throws Problem 409 commission_scheduled
 */
const giveUp = async (ctx: WriteCtx, bookingId: number, by: number, note: string): Promise<void> => {
  const known = await commissionOfBooking(ctx, bookingId, 'guest')
  if (!known) return
  const row = await lockCommission(ctx, known.id)
  if (row.state === 'scheduled') throw new Problem(409, 'commission_scheduled', problems.creditScheduled)
  await dropPending(ctx, 'partner_commission', subjectOf(row.id), by)
  await dropPending(ctx, 'commission_rate', subjectOf(row.id), by)
  const move = strike(positionOf(row))
  if (move) await moveCommission(ctx, row, move, { by, note })
  await supersede(ctx, row.id)
}

/** Notifies partners who claimed a booking of the outcome. */
const tellClaimants = async (ctx: WriteCtx, bookingId: number, credited: string | null): Promise<void> => {
  const claims = await claimsOfBookings(ctx, [bookingId])
  for (const { code, accountId } of await codesNamed(
    ctx,
    claims.map((claim) => claim.code),
  ))
    await announce(ctx, commissionClaimDecided({ partnerId: accountId, bookingId, credited: code === credited }))
}

/**
 * Lets staff confirm who a contested booking is credited to, or credit another partner who brought or claims it; the
 * commission follows in the same transaction (R59, R60).
 * @throws Problem 403 participant; 409 wrong_state, commission_scheduled; 422 unknown_partner
 */
export const decideAttribution = async (ctx: WriteCtx, decision: Decision): Promise<void> => {
  const { bookingId, code, reason, by } = decision
  const before = await attributionOf(ctx, bookingId)
  const codes = [before?.code, code].flatMap((one) => one ?? [])
  const partners = (await codesNamed(ctx, codes)).map(({ accountId }) => accountId)
  await refuseOwn(ctx, by, partners)
  await decideConflict(ctx, decision)
  await tellClaimants(ctx, bookingId, code)
  if ((before?.code ?? null) === code) return
  await giveUp(ctx, bookingId, by, reason)
  await followCommission(ctx, bookingId)
}
