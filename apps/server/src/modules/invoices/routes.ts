import { invoiceByNumber, myInvoices, myReceipts, receiptByNumber } from '@porchlight/contract'
import { collection } from '#http/collection'
import { pdfEndpoint } from '#http/pdf-route'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { bookingById } from '#modules/bookings'
import { invoicePdf } from './adapters/pdf.ts'
import { receiptPdf } from './adapters/receipt-pdf.ts'
import { documentOf, type InvoiceDocument, invoiceDocumentsOf } from './queries.ts'
import { receiptsOf } from './receipt-views.ts'
import { receiptOf, receiptsOfBooking } from './receipts.ts'
import { cardView, invoiceView } from './views.ts'

const inFull = async (ctx: ReadCtx, pdf: InvoiceDocument) => {
  const { id, booking_id } = pdf
  const { quote } = await bookingById(ctx, booking_id)
  const receipts = await receiptsOf(ctx, [booking_id])
  return invoiceView(pdf, receipts.get(id) ?? [], quote.document.place.timeZone)
}

const cardsOf = async (ctx: ReadCtx, pdfs: readonly InvoiceDocument[]) => {
  const receipts = await receiptsOf(
    ctx,
    pdfs.map(({ booking_id }) => booking_id),
  )
  return pdfs.map((pdf) => cardView(pdf, receipts.get(pdf.id) ?? []))
}

export const routes: readonly Route[] = [
  route(myInvoices, ({ actor, query, read }) =>
    read(async (ctx) => {
      const cards = await cardsOf(ctx, await invoiceDocumentsOf(ctx, actor.accountId, query.booking))
      const wanted = query.status === 'open' ? cards.filter(({ state }) => state === 'open') : cards
      const from = (query.page - 1) * query.perPage
      return { invoices: collection('invoices', query, wanted.length, wanted.slice(from, from + query.perPage)) }
    }),
  ),

  route(invoiceByNumber, ({ actor, params, read }) =>
    read(async (ctx) => ({ invoice: await inFull(ctx, await documentOf(ctx, actor.accountId, params.number)) })),
  ),

  route(myReceipts, ({ actor, query, read }) =>
    read(async (ctx) => ({ receipts: await receiptsOfBooking(ctx, actor.accountId, query.booking) })),
  ),

  route(receiptByNumber, ({ app, actor, params, read }) =>
    read(async (ctx) => ({ receipt: await receiptOf(app, ctx, actor.accountId, params.number) })),
  ),
]

/** The document itself, for its recipient. */
export const invoiceFiles = pdfEndpoint(invoiceByNumber, async ({ actor, params, language, read }) => {
  const invoice = await read(async (ctx) => inFull(ctx, await documentOf(ctx, actor.accountId, params.number)))
  return { name: `${params.number}.pdf`, pdf: await invoicePdf(invoice, language) }
})

/** The receipts of a person's payments and refunds. */
export const receiptFiles = pdfEndpoint(receiptByNumber, async ({ app, actor, params, language, read }) => {
  const receipt = await read((ctx) => receiptOf(app, ctx, actor.accountId, params.number))
  return { name: `${params.number}.pdf`, pdf: await receiptPdf(receipt, language) }
})
