import { invoiceByNumber, myInvoices } from '@porchlight/contract'
import { collection } from '#http/collection'
import { paperOfCall } from '#http/paper'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
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

/** The paper itself, for the person it was written to. */
export const invoiceFiles = paperOfCall(invoiceByNumber, async ({ actor, params, language, read }) => {
  const invoice = await read(async (ctx) => inFull(ctx, await paperOf(ctx, actor.accountId, params.number)))
  return { name: `${params.number}.pdf`, pdf: await invoicePdf(invoice, language) }
})
