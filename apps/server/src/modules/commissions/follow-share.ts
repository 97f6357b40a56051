import { addDays, type CommissionState, dateIn } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { inviterOf } from '#modules/partners'
import { followBooking, type Stage } from './engine/machine.ts'
import { commissionById, wasStruck } from './queries.ts'
import { payableDays } from './rules.ts'
import { insertCommission, lockCommission, moveCommission, nothingYet, positionOf, shareOfCommission } from './store.ts'
import type { CommissionRow } from './tables.ts'

const stages: Record<CommissionState, Stage> = {
  tracked: 'open',
  booked: 'booked',
  earned: 'completed',
  approved: 'completed',
  scheduled: 'completed',
  paid: 'completed',
  reversed: 'void',
}

const begin = async (ctx: WriteCtx, origin: CommissionRow): Promise<CommissionRow | undefined> => {
  const inviter = await inviterOf(ctx, origin.partner_id, dateIn(ctx.companyZone, origin.made_at))
  if (!inviter) return undefined
  return insertCommission(
    ctx,
    {
      kind: 'invitation',
      booking_id: null,
      origin_id: origin.id,
      home_id: origin.home_id,
      partner_id: inviter.inviterId,
      code: null,
      source: 'commission',
      basis_points: inviter.basisPoints,
      bearer: 'manager',
      currency: origin.currency,
      due_on: origin.due_on ?? addDays(ctx.today, payableDays),
      file_id: null,
      added_by: null,
      license_at_booking: null,
    },
    { first: { next: nothingYet, reason: 'tracked' }, by: null },
  )
}

/** Updates the inviter's share of a partner's commission. Safe to call again. */
export const followShare = async (ctx: WriteCtx, commissionId: number): Promise<void> => {
  const origin = await commissionById(ctx, commissionId)
  if (origin.kind === 'invitation') return
  const known = await shareOfCommission(ctx, origin.id)
  const row = known ? await lockCommission(ctx, known.id) : await begin(ctx, origin)
  if (!row || row.basis_points === null) return
  // Staff reversed the share itself; one that only followed the commission is restored with it.
  if (row.state === 'reversed' && origin.state !== 'reversed' && (await wasStruck(ctx, row.id))) return
  const facts = { stage: stages[origin.state], rent: origin.amount_minor, basisPoints: row.basis_points }
  const move = followBooking(positionOf(row), facts)
  if (move) await moveCommission(ctx, row, move, { by: null }, origin.due_on ? { due_on: origin.due_on } : {})
}
