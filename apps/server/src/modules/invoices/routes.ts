import { apiBase, invoiceByNumber, invoiceNumber, isLanguage, myInvoices } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { collection } from '#http/collection'
import { rateLimitOf } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import { actorOf } from '#http/session'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { paidOf } from '#modules/payments'
import { invoicePdf } from './adapters/pdf.ts'
import { type Paper, paperOf, papersOf } from './queries.ts'
import { cardView, invoiceView } from './views.ts'

const inFull = async (ctx: ReadCtx, paper: Paper) => invoiceView(paper, await paidOf(ctx, paper.booking_id))

const cardsOf = (ctx: ReadCtx, papers: readonly Paper[]) =>
  Promise.all(papers.map(async (paper) => cardView(paper, await paidOf(ctx, paper.booking_id))))

export const routes: readonly Route[] = [
  route(myInvoices, ({ actor, query, read }) =>
    read(async (ctx) => {
      const cards = await cardsOf(ctx, await papersOf(ctx, actor.accountId, query.booking))
      const wanted = query.status === 'open' ? cards.filter(({ state }) => state === 'open') : cards
      const from = (query.page - 1) * query.perPage
      return { invoices: collection('invoices', query, wanted.length, wanted.slice(from, from + query.perPage)) }
    }),
  ),

  route(invoiceByNumber, ({ actor, params, read }) =>
    read(async (ctx) => ({ invoice: await inFull(ctx, await paperOf(ctx, actor.accountId, params.number)) })),
  ),
]

/** The paper itself, for the person it was written to, in the language he asks for or else that of his account. */
export const invoiceFiles = (server: FastifyInstance, app: App): void => {
  server.get<{ Params: { number: string }; Querystring: { language?: string } }>(
    `${apiBase}/invoices/:number/pdf`,
    { config: { rateLimit: rateLimitOf(app, { perMinute: 30 }) } },
    async (request, reply) => {
      const actor = await actorOf(app, request)
      if (actor.kind !== 'person') throw new Problem(401, 'unauthenticated', 'Please log in first.')
      const { data: number } = invoiceNumber.safeParse(request.params.number)
      if (number === undefined) throw notFound('This invoice')
      const { invoice, language } = await app.work.read(async (ctx) => ({
        invoice: await inFull(ctx, await paperOf(ctx, actor.accountId, number)),
        language: request.query.language ?? (await accountById(ctx, actor.accountId))?.language ?? 'en',
      }))
      return reply
        .header('content-disposition', `attachment; filename="${number}.pdf"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .type('application/pdf')
        .send(await invoicePdf(invoice, isLanguage(language) ? language : 'en'))
    },
  )
}
