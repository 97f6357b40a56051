import {
  askDeposit,
  changeDeposit,
  depositOfHome,
  depositsDesk,
  mostDeposit,
  previewDeposit,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { confirmConcerns } from '#kernel/confirm-concerns'
import { dryRun } from '#kernel/dry-run'
import type { ReadCtx } from '#kernel/work'
import { type Home, homeForEditor, homeGroups } from '#modules/homes'
import { refuseFaults, setRates } from './commands.ts'
import { depositDefaults, depositsForStaff, setDefaultDeposit } from './default-deposits.ts'
import { waiverConcerns } from './engine/price-policy.ts'
import { feeConcerns } from './fee-concerns.ts'
import { noPrices } from './no-prices.ts'
import { pricingOf } from './priced-homes.ts'
import { overLimit } from './validation.ts'

const shownHomes = 100

/** The default a home follows or could follow, with its group's name. */
const standardOf = async (ctx: ReadCtx, home: Home) => {
  const found = (await depositDefaults(ctx, [home])).get(home.id)
  if (!found) return null
  const { source, value } = found
  const group = source.from === 'group' ? (await homeGroups(ctx)).find(({ id }) => id === source.id) : undefined
  return { amount: { amount: value, currency: home.currency }, group: group?.name ?? null }
}

export const depositRoutes: readonly Route[] = [
  route(depositOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { plan } = await pricingOf(ctx, home)
      const { id, name } = home
      const money = (amount: number) => plan && { amount, currency: plan.currency }
      const { price, limit } = plan?.waiver ?? { price: 0, limit: 0 }
      return {
        home: { id, name },
        deposit: money(plan?.deposit ?? 0) ?? null,
        waiver: { price, limit },
        inherited: plan?.depositInherits ?? false,
        standard: await standardOf(ctx, home),
      }
    }),
  ),

  route(askDeposit, ({ actor, params, body: { amount: own, inherit, waiver, confirm }, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { plan } = await pricingOf(ctx, home)
      if (!plan) throw noPrices()
      const amounts = [own, waiver?.price ?? 0, waiver?.limit ?? 0].map((amount) => ({ label: 'the deposit', amount }))
      refuseFaults(overLimit(amounts, plan.currency, mostDeposit))
      const { waiver: _, depositInherits: __, ...retained } = plan
      const amount = inherit ? ((await depositDefaults(ctx, [home])).get(home.id)?.value ?? 0) : own
      const follows = inherit && { depositInherits: true as const }
      const next = { ...retained, deposit: amount, ...follows, ...(waiver && { waiver }) }
      const isSameWaiver = waiver?.price === plan.waiver?.price && amount === plan.deposit
      const concerns = [
        ...(amount > plan.deposit ? await feeConcerns(ctx, home.id, { deposit: amount }) : []),
        ...(waiver && !isSameWaiver ? waiverConcerns(waiver.price, amount, plan.currency) : []),
      ]
      const confirmed = confirmConcerns(concerns, confirm)
      await setRates(ctx, home.id, { plan: next }, actor.accountId, { confirmed })
      return { deposit: { amount, currency: plan.currency } }
    }),
  ),

  route(depositsDesk, ({ snapshot }) => snapshot(depositsForStaff)),

  route(previewDeposit, ({ actor, body: { change }, write }) =>
    dryRun(write, async (ctx) => {
      const homes = await setDefaultDeposit(ctx, change, { by: actor.accountId, reason: 'Preview' })
      return { homes: homes.length, affected: homes.slice(0, shownHomes).map(({ id, name }) => ({ id, name })) }
    }),
  ),

  route(changeDeposit, ({ actor, body: { change, reason }, write }) =>
    write(async (ctx) => ({
      homes: (await setDefaultDeposit(ctx, change, { by: actor.accountId, reason })).length,
    })),
  ),
]
