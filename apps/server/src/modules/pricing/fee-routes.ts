import { changeFee, chargesOfHome, type FeeChange, feesDesk, previewFee } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { confirmConcerns } from '#kernel/confirm-concerns'
import { dryRun } from '#kernel/dry-run'
import type { Home } from '#modules/homes'
import { concernsOfCharge } from './charge-checks.ts'
import { changeFees } from './fee-changes.ts'
import { previewFees } from './fee-previews.ts'
import { chargesForStaff, feesForStaff } from './fee-views.ts'

/** The booking day of a test stay: the first one when the change is visible. */
const bookedOn = (change: FeeChange, today: string): string => {
  const day = change.kind === 'end' ? change.on : 'from' in change ? change.from : today
  return day > today ? day : today
}

const termsOf = (change: FeeChange) => ('terms' in change ? change.terms : undefined)

export const feeRoutes: readonly Route[] = [
  route(feesDesk, ({ snapshot }) => snapshot(feesForStaff)),
  route(chargesOfHome, ({ params, snapshot }) => snapshot((ctx) => chargesForStaff(ctx, params.id))),

  route(previewFee, ({ actor, body: { change, stay }, write }) =>
    dryRun(write, async (ctx) => {
      let reached: Home[] = []
      const effects = await previewFees(ctx, { stay, day: bookedOn(change, ctx.today) }, async () => {
        reached = await changeFees(ctx, change, { by: actor.accountId, reason: 'Preview' })
      })
      return { ...effects, concerns: await concernsOfCharge(ctx, termsOf(change), reached) }
    }),
  ),

  route(changeFee, ({ actor, body: { change, reason, confirmed }, write }) =>
    write(async (ctx) => {
      const homes = await changeFees(ctx, change, { by: actor.accountId, reason })
      confirmConcerns(await concernsOfCharge(ctx, termsOf(change), homes), { concerns: confirmed, reason })
      return { homes: homes.length }
    }),
  ),
]
