import { sql } from 'kysely'
import { postalAddressOf, siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { takeTurn, type WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Booking, bookingById } from '#modules/bookings'
import { settledClaims } from '#modules/claims'
import { type Home, homeById } from '#modules/homes'
import { type Bill, type InvoiceDocument, reversed } from './engine/document.ts'
import { activeInvoices } from './queries.ts'
import { billRequestsOf } from './rules.ts'
import { saysTheSame } from './same-bill.ts'
import { db } from './tables.ts'

const prefixes = { invoice: 'INV', creditNote: 'CRN' } as const

/** The next number of a series. Anyone who asks at the same time waits until this document is written or rolled back. */
const withSerial = (ctx: WriteCtx, prefix: string) =>
  db(ctx).with('series', (numbers) =>
    numbers
      .insertInto('invoices.series')
      .values({ prefix, last_serial: 1 })
      .onConflict((conflict) =>
        conflict.column('prefix').doUpdateSet({ last_serial: sql<number>`series.last_serial + 1` }),
      )
      .returning('last_serial'),
  )

type Pdf = { booking: Booking; claimId: number | null; document: InvoiceDocument; corrects?: number }

const write = async (ctx: WriteCtx, { booking, claimId, document, corrects }: Pdf): Promise<void> => {
  const prefix = corrects === undefined ? prefixes.invoice : prefixes.creditNote
  await withSerial(ctx, prefix)
    .insertInto('invoices.invoice')
    .values(({ selectFrom }) => ({
      prefix,
      serial: selectFrom('series').select('last_serial').$asScalar().$notNull(),
      booking_id: booking.id,
      account_id: booking.guestId,
      claim_id: claimId,
      corrects: corrects ?? null,
      currency: booking.currency,
      total_minor: document.bill.total,
      issued_on: ctx.today,
      issued_at: ctx.now,
      document: JSON.stringify(document),
    }))
    .execute()
}

const documentOf = async (app: App, ctx: WriteCtx, booking: Booking, home: Home, bill: Bill) => {
  const site = siteOf(app, booking)
  const guest = await accountById(ctx, booking.guestId)
  return {
    seller: {
      name: site.legalName,
      address: postalAddressOf(app, booking),
      email: site.contactEmail,
      phone: site.contactPhone,
    },
    buyer: { name: guest ? `${guest.firstName} ${guest.lastName}` : '', email: guest?.email ?? '' },
    booking: { number: booking.number, home: home.name, town: home.townName },
    bill,
  }
}

/** Documents for one booking are written one after another. */
export const lockPdfs = (ctx: WriteCtx, bookingId: number) => takeTurn(ctx, 'invoices', bookingId)

/**
 * Brings a booking's documents up to date: a first invoice once it is confirmed, one for each settled claim, and after
 * every change a credit note for the whole old invoice plus a new one for what is billed now, if anything. Writes
 * nothing if the documents are current, so it can be called any number of times and in any order.
 */
export const settleInvoices = async (app: App, ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockPdfs(ctx, bookingId)
  const booking = await bookingById(ctx, bookingId)
  const requested = new Map(
    billRequestsOf(booking, await settledClaims(ctx, [bookingId])).map(({ claimId, bill }) => [claimId, bill]),
  )
  const status = new Map((await activeInvoices(ctx, bookingId)).map((row) => [row.claim_id, row]))
  for (const claimId of new Set([...status.keys(), ...requested.keys()])) {
    const [old, bill] = [status.get(claimId), requested.get(claimId)]
    if (saysTheSame(old?.document.bill, bill)) continue
    const home = await homeById(ctx, booking.homeId)
    const of = { booking, home, claimId }
    if (old) await write(ctx, { ...of, document: reversed(old.document), corrects: old.id })
    if (bill) await write(ctx, { ...of, document: await documentOf(app, ctx, booking, home, bill) })
  }
}
