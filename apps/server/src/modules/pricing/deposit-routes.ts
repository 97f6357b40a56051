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
      return { home: { id, name }, deposit: plan ? { amount: plan.deposit, currency: plan.currency } : null }
    }),
  ),

  route(askDeposit, ({ actor, params, body: { amount }, write }) =>
    write(async (ctx) => {
      const home = await keptHome(ctx, actor, params.id)
      const { plan } = await pricingOf(ctx, home)
      if (!plan) throw noPrices()
      await setRates(ctx, home.id, { plan: { ...plan, deposit: amount } }, actor.accountId)
      return { deposit: { amount, currency: plan.currency } }
    }),
  ),
]
