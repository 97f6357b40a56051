import {
  accountantDocument,
  accountantDocuments,
  accountantFilesPath,
  accountantPayouts,
  accountantStatement,
  accountantStatements,
  accountantTaxForm,
  accountantTaxForms,
  addressOf,
  booksOfAccountant,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { admitted, pdfEndpoint } from '#http/pdf-route'
import { rateLimitOf } from '#http/rate-limit'
import { type Route, route, urlOf } from '#http/route'
import { companyNameOf } from '#http/site'
import type { App } from '#kernel/app'
import type { Files } from '#kernel/module'
import type { ReadCtx } from '#kernel/work'
import { homesOfOwner } from '#modules/homes'
import { sendUpload, uploadFor } from '#modules/media'
import {
  datesOf,
  filedTaxForm,
  paidTo,
  quarterStatement,
  quartersOf,
  quarterView,
  statementPdf,
  taxFormPdf,
  taxFormsOf,
} from '#modules/statements'
import { nameOf, noteSeen, ownerFor, ownersOfAccountant } from './access.ts'
import { isBehind, proofsOfOwner, signedDocument, signedDocumentsOf, supportingOf } from './books.ts'

type Reader = { app: App; actor: Person; params: { id: number } }

/**
 * Everything an accountant reads goes through here, so that nothing is readable for an owner who didn't confirm them.
 */
const reading = async <T>(
  { app, actor: { accountId }, params }: Reader,
  read: <R>(run: (ctx: ReadCtx) => Promise<R>) => Promise<R>,
  of: (ctx: ReadCtx, owner: { id: number; name: string }) => Promise<T>,
): Promise<T> => {
  const found = await read(async (ctx) => {
    const owner = await ownerFor(ctx, accountId, params.id)
    return of(ctx, { id: owner.id, name: nameOf(owner) })
  })
  await app.work.write((ctx) => noteSeen(ctx, accountId, params.id))
  return found
}

const statementAddress = (params: { id: number; year: number; quarter: number }): string =>
  addressOf(accountantStatement, { params })

const wantedForm = (
  { app, params: { year }, query }: { app: App; params: { year: number }; query: { version?: number | undefined } },
  ownerId: number,
) => ({ ownerId, year, ...query, payer: companyNameOf(app) })

/** An accountant's calls: all are read-only, and there are no others. */
export const bookRoutes: readonly Route[] = [
  route(booksOfAccountant, ({ actor, read }) =>
    read(async (ctx) => {
      const owners = []
      for (const { owner, since } of await ownersOfAccountant(ctx, actor.accountId)) {
        const homes = (await homesOfOwner(ctx, owner.id)).map(({ name }) => name)
        owners.push({ id: owner.id, name: nameOf(owner), since: since.toISOString(), homes })
      }
      return { owners }
    }),
  ),

  route(accountantStatements, (call) =>
    reading(call, call.read, async (ctx, owner) => ({
      owner,
      statements: (await quartersOf(ctx, owner.id)).map(quarterView),
    })),
  ),

  route(accountantStatement, (call) =>
    reading(call, call.read, async (ctx, owner) => {
      const { year, quarter } = call.params
      const of = { year, quarter, ...call.query, ownerId: owner.id, legalName: companyNameOf(call.app) }
      const statement = await quarterStatement(ctx, of)
      return {
        owner,
        statement,
        supporting: await supportingOf(ctx, owner.id, statement, statementAddress(call.params)),
      }
    }),
  ),

  route(accountantPayouts, (call) =>
    reading(call, call.read, async (ctx, owner) => {
      const { year, years, payouts } = await paidTo(ctx, { ownerId: owner.id, year: call.query.year })
      return { owner, year, years, payouts }
    }),
  ),

  route(accountantTaxForms, (call) =>
    reading(call, call.read, async (ctx, owner) => ({
      owner,
      forms: await taxFormsOf(ctx, owner.id, companyNameOf(call.app)),
    })),
  ),

  route(accountantTaxForm, (call) =>
    reading(call, call.read, async (ctx, owner) => ({
      form: await filedTaxForm(ctx, wantedForm(call, owner.id)),
    })),
  ),

  route(accountantDocuments, (call) =>
    reading(call, call.read, async (ctx, owner) => ({
      owner,
      documents: (await signedDocumentsOf(ctx, owner.id)).map(({ view }) => view),
      proofs: await proofsOfOwner(ctx, owner.id),
    })),
  ),

  route(accountantDocument, (call) =>
    reading(call, call.read, async (ctx, owner) => ({
      owner,
      document: await signedDocument(ctx, owner.id, call.params.documentId),
    })),
  ),
]

/** A bill or other document behind a line of a statement: found only under the statement it is part of. */
const supportingFile: Files = (server, app) => {
  server.get<{ Params: { name: string } }>(
    `${urlOf(accountantStatement)}/${accountantFilesPath}/:name`,
    { config: { rateLimit: rateLimitOf(app, { perMinute: 120 }) } },
    async (request, reply) => {
      const { actor, params, read } = await admitted(app, accountantStatement, request)
      const owner = await reading({ app, actor, params }, read, async (_, found) => found)
      const served = await uploadFor(app, request.params.name, ({ id }) =>
        read((ctx) => isBehind(ctx, owner.id, datesOf(params), id)),
      )
      return sendUpload(reply, { ...served, caching: 'private, no-store' }, request.headers.range)
    },
  )
}

export const bookFiles = [
  supportingFile,

  pdfEndpoint(accountantStatement, async (call) => {
    const { year, quarter } = call.params
    const statement = await reading(call, call.read, (ctx, owner) =>
      quarterStatement(ctx, { year, quarter, ...call.query, ownerId: owner.id, legalName: companyNameOf(call.app) }),
    )
    return { name: `statement-${year}-q${quarter}.pdf`, pdf: await statementPdf(statement, call.language) }
  }),

  pdfEndpoint(accountantTaxForm, async (call) => {
    const form = await reading(call, call.read, (ctx, owner) => filedTaxForm(ctx, wantedForm(call, owner.id)))
    return { name: `1099-${form.year}.pdf`, pdf: await taxFormPdf(form, call.language) }
  }),
]
