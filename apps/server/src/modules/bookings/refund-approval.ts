import type { ApprovalHandler } from '#modules/approvals'
import { cancelBooking } from './cancel-booking.ts'
import { isChangeAct, makeApprovedChange } from './change-approval.ts'
import type { GoodwillAct } from './goodwill.ts'
import { assertMayApproveSplit, type LinesAct, refundLines } from './line-refunds.ts'

/**
 * Carries out a refund approved by a second person: of parts of the price, with a change of the stay, or for a
 * cancellation.
 */
export const refundHandler: ApprovalHandler = {
  kind: 'refund',
  carryOut: async (ctx, { act, requestedBy, approvedBy }) => {
    if (isChangeAct(act)) {
      await makeApprovedChange(ctx, act)
      return
    }
    const approved = act as LinesAct | GoodwillAct
    if ('lines' in approved) {
      if (approved.split && approvedBy !== requestedBy) await assertMayApproveSplit(ctx, approvedBy, requestedBy)
      await refundLines(ctx, approved)
      return
    }
    const { at, by, ...canceling } = approved
    await cancelBooking(ctx, { ...canceling, at: new Date(at) }, { kind: 'staff', accountId: by })
  },
}
