import { type BodyOf, type ClientInvoice, type issueClientInvoice, mostClientFee } from '@porchlight/contract'
import { sql } from 'kysely'
import { requireUpTo } from '#kernel/amount-limit'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import { offerOfPartner } from '#modules/bookings'
import { agencyOf } from './agencies.ts'
import { problems } from './messages.ts'
import { firstInvoiceNumber } from './rules.ts'
import { type ClientInvoiceRow, db } from './tables.ts'

const invoiceView = (
  { id, number, issued_on, voided_at, void_reason, account_id, document }: ClientInvoiceRow,
  { reader, agent }: { reader: number; agent: string },
): ClientInvoice => ({
  ...document,
  id,
  number,
  issuedOn: issued_on,
  voidedAt: voided_at?.toISOString() ?? null,
  voidReason: void_reason,
  agent,
  own: account_id === reader,
})

/** Agents can read their own invoices, the lead those of the whole agency. */
const readableBy = async (ctx: ReadCtx, accountId: number) => {
  const agency = await agencyOf(ctx, accountId)
  return db(ctx)
    .selectFrom('partners.client_invoice')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('account_id', '=', accountId), ...(agency?.lead ? [eb('agency_id', '=', agency.id)] : [])]),
    )
}

const viewsOf = async (ctx: ReadCtx, rows: readonly ClientInvoiceRow[], reader: number): Promise<ClientInvoice[]> => {
  const nameOf = await nameOfAccounts(
    ctx,
    rows.map(({ account_id }) => account_id),
  )
  return rows.map((row) => invoiceView(row, { reader, agent: nameOf(row.account_id) ?? '' }))
}

export const clientInvoicesOf = async (ctx: ReadCtx, accountId: number): Promise<ClientInvoice[]> => {
  const rows = await (await readableBy(ctx, accountId)).orderBy('id', 'desc').limit(200).execute()
  return viewsOf(ctx, rows, accountId)
}

/** @throws Problem 404 */
export const clientInvoice = async (ctx: ReadCtx, id: number, accountId: number): Promise<ClientInvoice> => {
  const rows = await (await readableBy(ctx, accountId)).where('id', '=', id).execute()
  const [invoice] = await viewsOf(ctx, rows, accountId)
  if (!invoice) throw notFound('This invoice')
  return invoice
}

/** An agency's next number, without gaps: its invoices are numbered one at a time. */
const nextNumber = async (ctx: WriteCtx, agencyId: number): Promise<string> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('partners.client_invoice', ${agencyId}::bigint))`.execute(
    db(ctx),
  )
  const { count } = await db(ctx)
    .selectFrom('partners.client_invoice')
    .select(sql<string>`count(*)`.as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow()
  return `INV-${firstInvoiceNumber + Number(count)}`
}

/** @throws Problem 404 for someone else's offer; 409 agency_first, not_booked, already_invoiced */
export const issueInvoice = async (
  ctx: WriteCtx,
  accountId: number,
  { offerId, fee, feeLabel, note }: BodyOf<typeof issueClientInvoice>,
): Promise<void> => {
  const agency = await agencyOf(ctx, accountId)
  if (!agency) throw new Problem(409, 'agency_first', problems.agencyFirst)
  const number = await nextNumber(ctx, agency.id)
  const { guest, booking, home, quote } = await offerOfPartner(ctx, accountId, offerId)
  if (!booking) throw new Problem(409, 'not_booked', problems.notBooked)
  const { currency } = quote.total
  requireUpTo(mostClientFee, { amount: fee, currency }, 'fee')
  const row = await db(ctx)
    .insertInto('partners.client_invoice')
    .values({
      agency_id: agency.id,
      number,
      offer_id: offerId,
      account_id: accountId,
      document: JSON.stringify({
        seller: { name: agency.name, email: agency.email, phone: agency.displayPhone, logo: agency.logo },
        client: { name: `${guest.firstName} ${guest.lastName}`, email: guest.email },
        booking: booking.number,
        home: home.name,
        arrive: quote.arrive,
        depart: quote.depart,
        stay: quote.total,
        fee: { amount: fee, currency },
        feeLabel,
        note,
        terms: agency.terms,
      } satisfies ClientInvoiceRow['document']),
      issued_on: ctx.today,
      issued_at: ctx.now,
      voided_at: null,
    })
    .onConflict((conflict) => conflict.column('offer_id').where('voided_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Problem(409, 'already_invoiced', problems.alreadyInvoiced)
}

/** @throws Problem 404 for someone else's; 409 wrong_state if it is void */
export const voidInvoice = async (
  ctx: WriteCtx,
  accountId: number,
  { id, reason }: { id: number; reason: string },
): Promise<void> => {
  const { own, voidedAt } = await clientInvoice(ctx, id, accountId)
  if (!own) throw notFound('This invoice')
  if (voidedAt) throw new Problem(409, 'wrong_state', problems.wrongState)
  await db(ctx)
    .updateTable('partners.client_invoice')
    .set({ voided_at: ctx.now, void_reason: reason })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .execute()
}
