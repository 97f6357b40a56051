import { askDeposit, depositOfHome } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Home, homeById, ownsHome } from '#modules/homes'
import { setRates } from './commands.ts'
import { pricingOf } from './priced-homes.ts'

/** @throws Problem 404 for everybody but owners of the home and the team */
const keptHome = async (ctx: ReadCtx, actor: Person, homeId: number): Promise<Home> => {
  const home = await homeById(ctx, homeId)
  if (!actsFor(actor, 'homes') && !(await ownsHome(ctx, actor.accountId, homeId))) throw notFound('This home')
  return home
}

const noPrices = () => new Problem(409, 'not_allowed_now', 'This home has no prices yet.')

export const depositRoutes: readonly Route[] = [
  route(depositOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const home = await keptHome(ctx, actor, params.id)
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

  route(askDeposit, ({ actor, params, body: { amount, waiver }, write }) =>
    write(async (ctx) => {
      const home = await keptHome(ctx, actor, params.id)
      const { plan } = await pricingOf(ctx, home)
      if (!plan) throw noPrices()
      const { waiver: _, ...kept } = plan
      const next = { ...kept, deposit: amount, ...(waiver && { waiver }) }
      await setRates(ctx, home.id, { plan: next }, actor.accountId)
      return { deposit: { amount, currency: plan.currency } }
    }),
  ),
]
