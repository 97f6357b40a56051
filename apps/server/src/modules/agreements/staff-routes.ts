import {
  agreementAtDesk,
  agreementsDesk,
  previewWording,
  publishWording,
  recordCounselReview,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { documentAtDesk, documentsForStaff, previewOf, publish, recordReview } from './document-admin.ts'
import { operatorOf } from './operator.ts'

export const deskRoutes: readonly Route[] = [
  route(agreementsDesk, async ({ read }) => ({ documents: await read(documentsForStaff) })),

  route(agreementAtDesk, async ({ params, read }) => ({
    document: await read((ctx) => documentAtDesk(ctx, params.type)),
  })),

  route(previewWording, ({ app, params, body, read }) =>
    read((ctx) => previewOf(ctx, { ...params, ...body }, operatorOf(app))),
  ),

  route(recordCounselReview, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await recordReview(ctx, { ...params, ...body, accountId: actor.accountId })
      return { version: body.version }
    }),
  ),

  route(publishWording, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const from = body.from === null ? null : new Date(body.from)
      const published = await publish(ctx, { ...params, ...body, from, accountId: actor.accountId })
      return { version: published.version, from: published.from.toISOString() }
    }),
  ),
]
