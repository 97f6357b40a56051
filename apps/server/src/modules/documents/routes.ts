import {
  addProof as addProofEndpoint,
  documentByLink,
  documentOfHome,
  documentsOfHome,
  removeProof as removeProofEndpoint,
  signByLink,
  signDocumentOfHome,
} from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import { type Route, route } from '#http/route'
import { type Home, homeForEditor } from '#modules/homes'
import { byLink, documentsOf } from './documents.ts'
import { makeOffered, offeredTo } from './issue-document.ts'
import { latestFor } from './latest-document.ts'
import { addProof, proofsOf, removeProof } from './proofs.ts'
import { signAs } from './sign-document.ts'
import { deskRoutes } from './staff-routes.ts'
import { templateById, templates } from './templates.ts'
import { documentView, linkedView, proofViews } from './views.ts'

const homeOf = ({ id, name, townName, timeZone }: Home) => ({ id, name, town: townName, timeZone })
const fromOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
})

/** Limits how fast secrets can be guessed. */
const opening = { perMinute: 30 }

export const routes: readonly Route[] = [
  route(documentsOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const offered = await offeredTo(ctx, home, await templates(ctx))
      return {
        home: homeOf(home),
        documents: (await documentsOf(ctx, home.id)).map((document) => documentView(document, actor.accountId)),
        offered: offered.map(({ id, kind, title }) => ({ templateId: id, kind, title })),
        proofs: await proofViews(ctx, await proofsOf(ctx, home.id)),
      }
    }),
  ),

  route(documentOfHome, ({ app, actor, params, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      return { home: homeOf(home), ...(await latestFor(app, ctx, actor, home, params.templateId)) }
    }),
  ),

  route(signDocumentOfHome, ({ app, actor, params, body, request, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const known = (await documentsOf(ctx, home.id)).find(
        ({ template_id, state }) => template_id === params.templateId && state !== 'withdrawn',
      )
      const { id } = known ?? (await makeOffered(app, ctx, home.id, await templateById(ctx, params.templateId)))
      const isMe = ({ account_id }: { account_id: number | null }) => account_id === actor.accountId
      const signed = await signAs(app, ctx, id, isMe, { ...body, ...fromOf(request) })
      return { document: documentView(signed, actor.accountId) }
    }),
  ),

  route(addProofEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      return { id: await addProof(ctx, home.id, body, actor.accountId) }
    }),
  ),

  route(removeProofEndpoint, ({ actor, params, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      await removeProof(ctx, home.id, params.proofId)
      return {}
    }),
  ),

  route(documentByLink, ({ params, read }) => read(async (ctx) => linkedView(ctx, await byLink(ctx, params.hash))), {
    allowance: opening,
  }),

  route(
    signByLink,
    ({ app, params, body, request, write }) =>
      write(async (ctx) => {
        const { document, signer } = await byLink(ctx, params.hash)
        const signed = await signAs(app, ctx, document.id, ({ id }) => id === signer.id, {
          ...body,
          ...fromOf(request),
        })
        const at = signed.signers.find(({ id }) => id === signer.id)?.signed_at ?? ctx.now
        return { signedAt: at.toISOString() }
      }),
    { allowance: opening },
  ),

  ...deskRoutes,
]
