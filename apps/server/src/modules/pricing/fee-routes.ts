import { changeFee, chargesOfHome, type FeeChange, feesDesk, previewFee } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { dryRun } from './dry-run.ts'
import { changeFees } from './fee-changes.ts'
import { previewFees } from './fee-previews.ts'
import { chargesForStaff, feesForStaff } from './fee-views.ts'

/** The day a test stay is booked on: the first on which the change could be seen. */
const bookedOn = (change: FeeChange, today: string): string => {
  const day = change.kind === 'end' ? change.on : 'from' in change ? change.from : today
  return day > today ? day : today
}

export const feeRoutes: readonly Route[] = [
  route(feesDesk, ({ snapshot }) => snapshot(feesForStaff)),
  route(chargesOfHome, ({ params, snapshot }) => snapshot((ctx) => chargesForStaff(ctx, params.id))),

  route(previewFee, ({ actor, body: { change, stay }, write }) =>
    dryRun(write, (ctx) =>
      previewFees(ctx, { stay, day: bookedOn(change, ctx.today) }, () =>
        changeFees(ctx, change, { by: actor.accountId, reason: 'Preview' }),
      ),
    ),
  ),

  route(changeFee, ({ actor, body: { change, reason }, write }) =>
    write(async (ctx) => ({ homes: (await changeFees(ctx, change, { by: actor.accountId, reason })).length })),
  ),
]
