import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { party } from './pricing.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

/** Letters, a hyphen, digits (R60); matched without regard to case. */
export const invoiceNumber = z
  .string()
  .regex(/^[A-Za-z]{1,10}-\d{1,12}$/)
  .transform((text) => text.toUpperCase())

/**
 * `open`: something of it is still to be paid. `corrected`: a later credit note took it back. `credit`: it is such a note.
 */
export const invoiceStates = ['open', 'paid', 'corrected', 'credit'] as const

export const invoiceCard = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  state: z.enum(invoiceStates),
  /** Of a credit note: the invoice it reverses. */
  corrects: z.string().nullable(),
  /** Of an invoice that does not stand any more: the credit note. */
  correctedBy: z.string().nullable(),
  /** Of what a stay damaged: the claim it bills, or whose bill it reverses; null of the stay itself. */
  claim: id.nullable(),
  booking: z.object({ id, number: z.string(), home: z.string(), arrive: plainDate, depart: plainDate }),
  issuedOn: plainDate,
  issuedAt: instant,
  /** Negative on a credit note. */
  total: money,
  /** What of it is still to be paid; nothing unless it is open. */
  balance: money,
  /** Where the PDF is. */
  file: z.string(),
})
export type InvoiceCard = z.output<typeof invoiceCard>

const line = z.object({
  /** What it charges, under the code of the price line; null on the bill of a claim and on older invoices. */
  code: z.string().nullable(),
  /** The fee it charges, as the home's prices number it; null on other lines. */
  fee: id.nullable(),
  label: readerText,
  note: readerText,
  /** Of a settled claim: what of it was released, and what the damage waiver paid; on a credit note the other way around. */
  kind: z.enum(['charge', 'not_charged', 'waived']),
  amount: money,
})

export const invoice = invoiceCard.extend({
  seller: z.object({ name: z.string(), address: z.string(), email: z.string(), phone: z.string() }),
  buyer: z.object({ name: z.string(), email: z.string() }),
  town: z.string(),
  nights: z.int(),
  party,
  lines: z.array(line),
  taxes: z.array(line),
  /** What was received on it and did not go back; nothing on what does not stand. */
  received: z.array(z.object({ method: readerText, on: plainDate, amount: money })),
  /** Why there is less on it than was booked; empty on others. */
  reason: readerText,
})
export type Invoice = z.output<typeof invoice>
export type InvoiceData = z.input<typeof invoice> & Pick<Invoice, 'party'>

export const myInvoices = endpoint({
  method: 'GET',
  path: 'invoices',
  summary: 'List the person’s invoices and credit notes, newest first, optionally for one booking',
  audience: 'session',
  query: pageQuery.extend({ status: z.enum(['open', 'all']).default('all'), booking: idText.optional() }),
  results: z.object({ invoices: collectionOf(invoiceCard) }),
  errors: {},
})

export const invoiceByNumber = endpoint({
  method: 'GET',
  path: 'invoices/{number}',
  summary: 'Get an invoice or credit note, as its recipient',
  audience: 'session',
  params: z.object({ number: invoiceNumber }),
  results: z.object({ invoice }),
  errors: {},
})
