import { changeTax, type PriceConcern, previewTax, type TaxChange, taxById, taxesDesk } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { confirmConcerns } from '#kernel/confirm-concerns'
import { dryRun } from '#kernel/dry-run'
import type { ReadCtx } from '#kernel/work'
import { concernsOfCharge } from './charge-checks.ts'
import { type Changed, changeTaxes } from './tax-changes.ts'
import { allTaxes } from './tax-series.ts'
import { taxesForStaff, taxForStaff } from './tax-views.ts'
import { priceTestStay, testedView } from './test-stays.ts'

/** The day a test stay is booked on: the first day the change would be visible. */
const bookedOn = (change: TaxChange, today: string): string => {
  const from = change.kind === 'add' ? change.terms.from : change.kind === 'version' ? change.from : null
  const byBooking = 'terms' in change && change.terms.effectiveBy === 'booking'
  return byBooking && from !== null && from > today ? from : today
}

/** Returns what must be confirmed about the terms a change introduces. */
const concernsOf = async (ctx: ReadCtx, change: TaxChange, { tax, homes }: Changed): Promise<PriceConcern[]> => {
  if (!('terms' in change)) return []
  const label = (await allTaxes(ctx)).find(({ series }) => series === tax)?.versions.at(-1)?.label ?? ''
  return concernsOfCharge(ctx, { ...change.terms, label }, homes)
}

export const taxRoutes: readonly Route[] = [
  route(taxesDesk, ({ snapshot }) => snapshot(taxesForStaff)),
  route(taxById, ({ params, snapshot }) => snapshot((ctx) => taxForStaff(ctx, params.taxId))),

  route(previewTax, ({ actor, body: { change, stay }, write }) =>
    dryRun(write, async (ctx) => {
      const day = bookedOn(change, ctx.today)
      const before = stay && (await priceTestStay(ctx, stay, day))
      const changed = await changeTaxes(ctx, change, { by: actor.accountId, reason: 'Preview' })
      const after = stay && (await priceTestStay(ctx, stay, day))
      return {
        homes: changed.homes.length,
        stay: stay && (await testedView(ctx, stay, before, after)),
        concerns: await concernsOf(ctx, change, changed),
      }
    }),
  ),

  route(changeTax, ({ actor, body: { change, reason, confirmed }, write }) =>
    write(async (ctx) => {
      const changed = await changeTaxes(ctx, change, { by: actor.accountId, reason })
      confirmConcerns(await concernsOf(ctx, change, changed), { concerns: confirmed, reason })
      return { tax: changed.tax, homes: changed.homes.length }
    }),
  ),
]
