import { agreementOfHome, writeHomeAgreement } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeForEditor } from '#modules/homes'
import { homeWordingOf, writeHomeWording } from './home-agreements.ts'

export const homeRoutes: readonly Route[] = [
  route(agreementOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name, timeZone } = await homeForEditor(ctx, actor, params.id)
      const { version, agreement } = await homeWordingOf(ctx, id)
      const written = agreement && { ...agreement, publishedAt: agreement.publishedAt.toISOString() }
      return { home: { id, name, timeZone }, agreement: written, version }
    }),
  ),

  route(writeHomeAgreement, ({ actor, params, body, request, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      return { version: await writeHomeWording(ctx, id, { ...body, ...from, accountId: actor.accountId }) }
    }),
  ),
]
