import {
  addTemplate as addTemplateEndpoint,
  countersignDocument,
  dateIn,
  documentAtDesk,
  documentsDesk,
  documentTemplate,
  issueDocument,
  previewAgreement,
  previewTemplate,
  remindSigners as remindEndpoint,
  reviseTemplate as reviseEndpoint,
  withdrawDocument,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { accountById } from '#modules/accounts'
import { assertBeginsLast, contractOf, homeById } from '#modules/homes'
import { documentById } from './documents.ts'
import { examplesOf } from './example-stays.ts'
import { issue } from './issue-document.ts'
import { countersign, withdraw } from './sign-document.ts'
import { remindSigners } from './signature-requests.ts'
import { deskOf } from './staff-views.ts'
import { addTemplate, fieldNames, previewOf, reviseTemplate, templateById, versionsOf } from './templates.ts'
import { deskDocumentView, templateView } from './views.ts'

/** What the team does with documents: templates, creating, and signing for the operator. */
export const deskRoutes: readonly Route[] = [
  route(documentsDesk, ({ actor, read }) => read((ctx) => deskOf(ctx, actor.accountId))),

  route(documentTemplate, ({ params, read }) =>
    read(async (ctx) => {
      const template = await templateById(ctx, params.id)
      return {
        template: { ...templateView(template), body: template.body, fields: fieldNames(template.kind) },
        versions: await versionsOf(ctx, params.id),
      }
    }),
  ),

  route(previewTemplate, async ({ body }) => ({ text: previewOf(body.kind, body.body) })),

  route(addTemplateEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => ({ id: await addTemplate(ctx, body, actor.accountId) })),
  ),

  route(reviseEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => ({ version: await reviseTemplate(ctx, params.id, body, actor.accountId) })),
  ),

  route(issueDocument, ({ app, actor, body, write }) =>
    write(async (ctx) => ({ id: await issue(app, ctx, body, actor.accountId) })),
  ),

  route(previewAgreement, ({ params, body, read }) =>
    read(async (ctx) => {
      const home = await homeById(ctx, params.id)
      await assertBeginsLast(ctx, home.id, body.validFrom)
      const agreed = await contractOf(ctx, home.id, dateIn(home.timeZone, ctx.now))
      return {
        before: agreed ? await examplesOf(ctx, home, agreed) : [],
        after: await examplesOf(ctx, home, body),
      }
    }),
  ),

  route(documentAtDesk, ({ actor, params, read }) =>
    read(async (ctx) => {
      const document = await documentById(ctx, params.id)
      const { text, text_hash: textHash } = document
      return { document: await deskDocumentView(ctx, document, actor.accountId), text, textHash }
    }),
  ),

  route(countersignDocument, ({ app, actor, params, body, request, write }) =>
    write(async (ctx) => {
      const email = (await accountById(ctx, actor.accountId))?.email ?? ''
      const hand = { signedName: body.signedName, address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      const signed = await countersign(app, ctx, params.id, { accountId: actor.accountId, email }, hand)
      return { document: await deskDocumentView(ctx, signed, actor.accountId) }
    }),
  ),

  route(withdrawDocument, ({ params, write }) =>
    write(async (ctx) => {
      await withdraw(ctx, params.id)
      return {}
    }),
  ),

  route(remindEndpoint, ({ app, params, write }) =>
    write(async (ctx) => ({ written: await remindSigners(app, ctx, params.id) })),
  ),
]
