import { askDeposit, depositOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { confirmConcerns } from '#kernel/confirm-concerns'
import { homeForEditor } from '#modules/homes'
import { setRates } from './commands.ts'
import { waiverConcerns } from './engine/price-policy.ts'
import { feeConcerns } from './fee-concerns.ts'
import { noPrices } from './no-prices.ts'
import { pricingOf } from './priced-homes.ts'

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
      }
    }),
  ),

  route(askDeposit, ({ actor, params, body: { amount, waiver, confirm }, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { plan } = await pricingOf(ctx, home)
      if (!plan) throw noPrices()
      const { waiver: _, ...kept } = plan
      const next = { ...kept, deposit: amount, ...(waiver && { waiver }) }
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
]
