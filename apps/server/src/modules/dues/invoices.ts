import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type CreditRow, db, type InvoiceRow } from './tables.ts'

export type { CreditRow } from './tables.ts'

/** An invoice plus its open balance. */
export type Due = InvoiceRow & { open: number }

const dues = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('dues.invoice as invoice')
    .selectAll('invoice')
    .select(
      sql<number>`(invoice.total_minor - coalesce(
        (select sum(amount_minor) from dues.credit where invoice_id = invoice.id), 0))::bigint`.as('open'),
    )

/** An owner's invoices, newest first. */
export const duesOf = (ctx: ReadCtx, ownerId: number): Promise<Due[]> =>
  dues(ctx).where('invoice.owner_id', '=', ownerId).orderBy('invoice.id', 'desc').execute()

export const allDues = (ctx: ReadCtx): Promise<Due[]> => dues(ctx).orderBy('invoice.id', 'desc').execute()

/** An owner's open invoices in a currency, oldest first. */
export const openDues = async (ctx: ReadCtx, ownerId: number, currency: string): Promise<Due[]> =>
  (await duesOf(ctx, ownerId)).filter((due) => due.currency === currency && due.open > 0).reverse()

/** Invoices by their number or its digits: `OWN-1042`, `1042`. */
export const invoicesNumbered = (ctx: ReadCtx, text: string): Promise<Due[]> => {
  const digits = /^(?:own-?)?(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? Promise.resolve([]) : dues(ctx).where('invoice.number', '=', `OWN-${digits}`).execute()
}

/** @throws Problem 404; with an owner, also for other owners' invoices */
export const dueByNumber = async (ctx: ReadCtx, number: string, ownerId?: number): Promise<Due> => {
  const due = await dues(ctx)
    .where('invoice.number', '=', number)
    .$if(ownerId !== undefined, (query) => query.where('invoice.owner_id', '=', ownerId as number))
    .executeTakeFirst()
  if (!due) throw notFound('This invoice')
  return due
}

export const creditsOf = (ctx: ReadCtx, invoiceId: number): Promise<CreditRow[]> =>
  db(ctx).selectFrom('dues.credit').selectAll().where('invoice_id', '=', invoiceId).orderBy('id').execute()

/** The accounts to check: every owner with an open invoice, by currency. */
export const debtors = async (ctx: ReadCtx): Promise<{ ownerId: number; currency: string }[]> => {
  const open = (await allDues(ctx)).filter((due) => due.open > 0)
  const found = new Map(
    open.map(({ owner_id: ownerId, currency }) => [`${ownerId} ${currency}`, { ownerId, currency }]),
  )
  return [...found.values()]
}
