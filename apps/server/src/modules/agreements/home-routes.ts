import { agreementOfHome, writeHomeAgreement } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { homeById, ownsHome } from '#modules/homes'
import { homeWordingOf, writeHomeWording } from './home-agreements.ts'

/** @throws Problem 404 for everybody but owners of the home and the team */
const keeperOf = async (ctx: ReadCtx, actor: Person, homeId: number) => {
  const home = await homeById(ctx, homeId)
  if (!actsFor(actor, 'homes') && !(await ownsHome(ctx, actor.accountId, homeId))) throw notFound('This home')
  return home
}

export const homeRoutes: readonly Route[] = [
  route(agreementOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name } = await keeperOf(ctx, actor, params.id)
      const { version, agreement } = await homeWordingOf(ctx, id)
      const written = agreement && { ...agreement, publishedAt: agreement.publishedAt.toISOString() }
      return { home: { id, name }, agreement: written, version }
    }),
  ),

  route(writeHomeAgreement, ({ actor, params, body, request, write }) =>
    write(async (ctx) => {
      const { id } = await keeperOf(ctx, actor, params.id)
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      return { version: await writeHomeWording(ctx, id, { ...body, ...from, accountId: actor.accountId }) }
    }),
  ),
]
