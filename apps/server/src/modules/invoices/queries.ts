import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { db, type InvoiceRow } from './tables.ts'

/** An invoice with the documents that correct it or that it corrects. */
export type InvoiceDocument = InvoiceRow & { corrects_number: string | null; corrected_by: string | null }

const pdfs = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('invoices.invoice as invoice')
    .leftJoin('invoices.invoice as corrected', 'corrected.id', 'invoice.corrects')
    .leftJoin('invoices.invoice as correction', 'correction.corrects', 'invoice.id')
    .selectAll('invoice')
    .select(['corrected.number as corrects_number', 'correction.number as corrected_by'])

/** A person's documents, newest first. */
export const invoiceDocumentsOf = (ctx: ReadCtx, accountId: number, bookingId?: number): Promise<InvoiceDocument[]> =>
  pdfs(ctx)
    .where('invoice.account_id', '=', accountId)
    .$if(bookingId !== undefined, (query) => query.where('invoice.booking_id', '=', bookingId as number))
    .orderBy('invoice.id', 'desc')
    .execute()

/** @throws Problem 404, also for other people's documents */
export const documentOf = async (ctx: ReadCtx, accountId: number, number: string): Promise<InvoiceDocument> => {
  const pdf = await pdfs(ctx)
    .where('invoice.account_id', '=', accountId)
    .where('invoice.number', '=', number)
    .executeTakeFirst()
  if (!pdf) throw notFound('This invoice')
  return pdf
}

/** The invoices of a booking that no credit note has reversed: first for the stay, then for damage, claim by claim. */
export const activeInvoices = (ctx: ReadCtx, bookingId: number): Promise<InvoiceRow[]> =>
  db(ctx)
    .selectFrom('invoices.invoice as invoice')
    .leftJoin('invoices.invoice as correction', 'correction.corrects', 'invoice.id')
    .selectAll('invoice')
    .where('invoice.booking_id', '=', bookingId)
    .where('invoice.corrects', 'is', null)
    .where('correction.id', 'is', null)
    .orderBy('invoice.claim_id', (order) => order.asc().nullsFirst())
    .execute()
