import { changeTax, previewTax, type TaxChange, taxById, taxesDesk } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { dryRun } from './dry-run.ts'
import { changeTaxes } from './tax-changes.ts'
import { taxesForStaff, taxForStaff } from './tax-views.ts'
import { priceTestStay, testedView } from './test-stays.ts'

/** The day a test stay is booked on: the first on which the change could be seen. */
const bookedOn = (change: TaxChange, today: string): string => {
  const from = change.kind === 'add' ? change.terms.from : change.kind === 'version' ? change.from : null
  const byBooking = 'terms' in change && change.terms.effectiveBy === 'booking'
  return byBooking && from !== null && from > today ? from : today
}

export const taxRoutes: readonly Route[] = [
  route(taxesDesk, ({ snapshot }) => snapshot(taxesForStaff)),
  route(taxById, ({ params, snapshot }) => snapshot((ctx) => taxForStaff(ctx, params.taxId))),

  route(previewTax, ({ actor, body: { change, stay }, write }) =>
    dryRun(write, async (ctx) => {
      const day = bookedOn(change, ctx.today)
      const before = stay && (await priceTestStay(ctx, stay, day))
      const { homes } = await changeTaxes(ctx, change, { by: actor.accountId, reason: 'Preview' })
      const after = stay && (await priceTestStay(ctx, stay, day))
      return { homes: homes.length, stay: stay && (await testedView(ctx, stay, before, after)) }
    }),
  ),

  route(changeTax, ({ actor, body: { change, reason }, write }) =>
    write(async (ctx) => {
      const { tax, homes } = await changeTaxes(ctx, change, { by: actor.accountId, reason })
      return { tax, homes: homes.length }
    }),
  ),
]
