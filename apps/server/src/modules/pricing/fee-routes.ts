import { changeFee, chargesOfHome, type FeeChange, feesDesk, previewFee } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { contractOf } from '#modules/homes'
import { dryRun } from './dry-run.ts'
import { type StayParts, stayParts } from './engine/stay-parts.ts'
import type { StayPrice } from './engine/stay-price.ts'
import { changeFees } from './fee-changes.ts'
import { chargesForStaff, feesForStaff } from './fee-views.ts'
import { priceTestStay, type TestStay, testedView } from './test-stays.ts'

/** The day a test stay is booked on: the first on which the change could be seen. */
const bookedOn = (change: FeeChange, today: string): string => {
  const day = change.kind === 'end' ? change.on : 'from' in change ? change.from : today
  return day > today ? day : today
}

const partsView = ({ guest, owner, company, taxes }: StayParts, currency: string) => ({
  guest: { amount: guest, currency },
  owner: { amount: owner, currency },
  company: { amount: company, currency },
  taxes: { amount: taxes, currency },
})

/** What a stay is worth to guest, owner and company before and after; null for a home without a contract. */
const partsOf = async (ctx: ReadCtx, { home, arrive, channel }: TestStay, before: StayPrice, after: StayPrice) => {
  const contract = await contractOf(ctx, home, arrive)
  return contract
    ? {
        before: partsView(stayParts(before, contract, channel), before.currency),
        after: partsView(stayParts(after, contract, channel), after.currency),
      }
    : null
}

export const feeRoutes: readonly Route[] = [
  route(feesDesk, ({ snapshot }) => snapshot(feesForStaff)),
  route(chargesOfHome, ({ params, snapshot }) => snapshot((ctx) => chargesForStaff(ctx, params.id))),

  route(previewFee, ({ actor, body: { change, stay }, write }) =>
    dryRun(write, async (ctx) => {
      const day = bookedOn(change, ctx.today)
      const before = stay && (await priceTestStay(ctx, stay, day))
      const homes = await changeFees(ctx, change, { by: actor.accountId, reason: 'Preview' })
      const after = stay && (await priceTestStay(ctx, stay, day))
      const tested = stay && (await testedView(ctx, stay, before, after))
      const parts = stay && before && after ? await partsOf(ctx, stay, before, after) : null
      return { homes: homes.length, stay: tested && { ...tested, parts } }
    }),
  ),

  route(changeFee, ({ actor, body: { change, reason }, write }) =>
    write(async (ctx) => ({ homes: (await changeFees(ctx, change, { by: actor.accountId, reason })).length })),
  ),
]
