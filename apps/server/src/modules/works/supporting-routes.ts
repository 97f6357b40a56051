import { staffSupportingDocuments, supportingDocuments } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { targetOf } from '#modules/accounts'
import { supportingDocumentsOf } from './supporting-documents.ts'

export const supportingRoutes: readonly Route[] = [
  route(supportingDocuments, ({ actor, query: { start, end }, read }) =>
    read(async (ctx) => ({
      supporting: await supportingDocumentsOf(ctx, actor.accountId, { from: start, to: end }),
    })),
  ),

  route(staffSupportingDocuments, ({ params, query: { start, end }, read }) =>
    read(async (ctx) => {
      const owner = await targetOf(ctx, params.id)
      return { supporting: await supportingDocumentsOf(ctx, owner.id, { from: start, to: end }) }
    }),
  ),
]
