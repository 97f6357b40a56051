import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { db, type InvoiceRow } from './tables.ts'

/** An invoice with the documents that correct it or that it corrects. */
export type InvoiceDocument = InvoiceRow & { corrects_number: string | null; corrected_by: string | null }

const pdfs = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('invoices.invoice as paper')
    .leftJoin('invoices.invoice as corrected', 'corrected.id', 'paper.corrects')
    .leftJoin('invoices.invoice as correction', 'correction.corrects', 'paper.id')
    .selectAll('paper')
    .select(['corrected.number as corrects_number', 'correction.number as corrected_by'])

/** A person's documents, newest first. */
export const invoiceDocumentsOf = (ctx: ReadCtx, accountId: number, bookingId?: number): Promise<InvoiceDocument[]> =>
  pdfs(ctx)
    .where('paper.account_id', '=', accountId)
    .$if(bookingId !== undefined, (query) => query.where('paper.booking_id', '=', bookingId as number))
    .orderBy('paper.id', 'desc')
    .execute()

/** @throws Problem 404, also for other people's documents */
export const documentOf = async (ctx: ReadCtx, accountId: number, number: string): Promise<InvoiceDocument> => {
  const pdf = await pdfs(ctx)
    .where('paper.account_id', '=', accountId)
    .where('paper.number', '=', number)
    .executeTakeFirst()
  if (!pdf) throw notFound('This invoice')
  return pdf
}

/** The invoices of a booking that no credit note has reversed: first for the stay, then for damage, claim by claim. */
export const activeInvoices = (ctx: ReadCtx, bookingId: number): Promise<InvoiceRow[]> =>
  db(ctx)
    .selectFrom('invoices.invoice as paper')
    .leftJoin('invoices.invoice as correction', 'correction.corrects', 'paper.id')
    .selectAll('paper')
    .where('paper.booking_id', '=', bookingId)
    .where('paper.corrects', 'is', null)
    .where('correction.id', 'is', null)
    .orderBy('paper.claim_id', (order) => order.asc().nullsFirst())
    .execute()
