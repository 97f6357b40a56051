import {
  deskOwnerInvoice,
  deskOwnerInvoices,
  type Money,
  ownerInvoice,
  ownerInvoices,
  receiveOwnerMoney,
} from '@porchlight/contract'
import { pdfEndpoint } from '#http/pdf-route'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { homesOfOwner } from '#modules/homes'
import { ownerInvoicePdf } from './adapters/invoice-pdf.ts'
import { allDues, creditsOf, type Due, dueByNumber, duesOf } from './invoices.ts'
import { receive } from './record-payment.ts'
import { cardView, invoiceView } from './views.ts'

const cards = (ctx: ReadCtx, dues: readonly Due[], status: 'open' | 'all') =>
  dues.filter(({ open }) => status === 'all' || open > 0).map((due) => cardView(due, ctx.today))

/** The open balance in each currency. */
const openOf = (dues: readonly Due[]): Money[] =>
  [...Map.groupBy(dues, ({ currency }) => currency)]
    .map(([currency, rows]) => ({ currency, amount: rows.reduce((sum, { open }) => sum + open, 0) }))
    .filter(({ amount }) => amount > 0)

const inFull = async (ctx: ReadCtx, due: Due) => ({
  invoice: invoiceView(due, await creditsOf(ctx, due.id), ctx.today),
})

export const routes: readonly Route[] = [
  route(ownerInvoices, ({ actor, query: { status, propertyId }, read }) =>
    read(async (ctx) => {
      const property = (await homesOfOwner(ctx, actor.accountId)).find(({ id }) => id === propertyId)
      if (propertyId !== undefined && !property) throw notFound('This home')
      const dues = (await duesOf(ctx, actor.accountId)).filter(
        ({ document }) => !property || document.lines.some(({ home }) => home?.id === property.id),
      )
      return {
        invoices: cards(ctx, dues, status),
        open: openOf(dues),
        property: property ? { id: property.id, name: property.name, town: property.townName } : null,
      }
    }),
  ),

  route(ownerInvoice, ({ actor, params, read }) =>
    read(async (ctx) => inFull(ctx, await dueByNumber(ctx, params.number, actor.accountId))),
  ),

  route(deskOwnerInvoices, ({ query: { status }, read }) =>
    read(async (ctx) => {
      const dues = await allDues(ctx)
      return { invoices: cards(ctx, dues, status), open: openOf(dues) }
    }),
  ),

  route(deskOwnerInvoice, ({ params, read }) =>
    read(async (ctx) => inFull(ctx, await dueByNumber(ctx, params.number))),
  ),

  route(receiveOwnerMoney, ({ actor, params, body, write, idempotencyKey }) =>
    write(async (ctx) => {
      const money = { ...body, by: actor.accountId, key: idempotencyKey }
      return inFull(ctx, await receive(ctx, params.number, money))
    }),
  ),
]

export const ownerInvoiceFiles = [
  pdfEndpoint(ownerInvoice, async ({ actor, params, language, read }) => {
    const { invoice, zone } = await read(async (ctx) => ({
      ...(await inFull(ctx, await dueByNumber(ctx, params.number, actor.accountId))),
      zone: ctx.companyZone,
    }))
    return { name: `${invoice.number}.pdf`, pdf: await ownerInvoicePdf(invoice, zone, language) }
  }),

  pdfEndpoint(deskOwnerInvoice, async ({ params, language, read }) => {
    const { invoice, zone } = await read(async (ctx) => ({
      ...(await inFull(ctx, await dueByNumber(ctx, params.number))),
      zone: ctx.companyZone,
    }))
    return { name: `${invoice.number}.pdf`, pdf: await ownerInvoicePdf(invoice, zone, language) }
  }),
]
