import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { party } from './pricing.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

/** Letters, a hyphen, digits (R60); case-insensitive. */
export const invoiceNumber = z
  .string()
  .regex(/^[A-Za-z]{1,10}-\d{1,12}$/)
  .transform((text) => text.toUpperCase())

/** `open`: there is a balance due. `corrected`: a later credit note reversed it. `credit`: it is a credit note. */
export const invoiceStates = ['open', 'paid', 'corrected', 'credit'] as const

export const invoiceCard = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  state: z.enum(invoiceStates),
  /** For a credit note: the invoice it reverses. */
  corrects: z.string().nullable(),
  /** For a reversed invoice: the credit note. */
  correctedBy: z.string().nullable(),
  /** For damage: the claim it bills, or whose invoice it reverses; null for the stay itself. */
  claim: id.nullable(),
  booking: z.object({ id, number: z.string(), home: z.string(), arrive: plainDate, depart: plainDate }),
  issuedOn: plainDate,
  issuedAt: instant,
  /** Negative on a credit note. */
  total: money,
  /** The balance due; zero unless it is open. */
  balance: money,
  /** The address of the PDF. */
  file: z.string(),
})
export type InvoiceCard = z.output<typeof invoiceCard>

const line = z.object({
  /** The charge, as the code of the price line; null on a claim's invoice and on older invoices. */
  code: z.string().nullable(),
  /** The fee it charges, by its id in the home's prices; null on other lines. */
  fee: id.nullable(),
  label: readerText,
  note: readerText,
  /** For a settled claim: the amount waived, and the amount covered by the damage waiver; reversed on a credit note. */
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
  /** Payments received on it and not refunded; empty on an invoice that was reversed. */
  received: z.array(z.object({ method: readerText, on: plainDate, amount: money })),
  /** Why it is less than was booked; empty on others. */
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
