import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { invoiceNumber } from './invoices.ts'
import { largestScale } from './values/amount-scale.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

export const ownerInvoiceStates = ['open', 'part_paid', 'paid'] as const

const home = z.object({ id, name: z.string() })

const card = z.object({
  number: z.string(),
  /** The quarter at whose end the account had a negative balance. */
  year: z.int(),
  quarter: z.int(),
  state: z.enum(ownerInvoiceStates),
  overdue: z.boolean(),
  issuedOn: plainDate,
  dueOn: plainDate,
  total: money,
  /** The balance due. */
  open: money,
  /** Homes its lines are about. */
  homes: z.array(home),
  owner: z.object({ id, name: z.string() }),
})
export type OwnerInvoiceCard = z.output<typeof card>

const line = z.object({
  /** The opening balance; a line of the statement; the amount billed by earlier invoices; payments received since. */
  kind: z.enum(['opening', 'line', 'earlier', 'since']),
  label: readerText,
  detail: readerText,
  home: home.nullable(),
  /** Positive: the owner owes it. */
  amount: money,
})
export type OwnerInvoiceLine = z.output<typeof line>

const credit = z.object({
  /** Offset by what the account earned, or by a payment received. */
  kind: z.enum(['earned', 'received']),
  amount: money,
  at: instant,
  receivedOn: plainDate.nullable(),
  reference: z.string().nullable(),
})

const invoice = card.extend({
  seller: z.object({ name: z.string(), address: z.string(), email: z.string(), phone: z.string() }),
  email: z.string(),
  lines: z.array(line),
  credits: z.array(credit),
})
export type OwnerInvoice = z.output<typeof invoice>
/** As stored on the server, before it is rendered for its reader. */
export type OwnerInvoiceData = z.input<typeof invoice>

const which = z.object({ status: z.enum(['open', 'all']).default('all') })
const about = z.object({ number: invoiceNumber })
/** Open balances, by currency. */
const open = z.array(money)

export const ownerInvoices = endpoint({
  method: 'GET',
  path: 'owners/accounting/invoices',
  summary: 'List invoices for an owner’s negative balances, newest first, optionally for one home',
  audience: ['owner'],
  query: which.extend({ propertyId: idText.optional() }),
  results: z.object({
    invoices: z.array(card),
    open,
    property: z.object({ id, name: z.string(), town: z.string() }).nullable(),
  }),
  errors: {},
})

export const ownerInvoice = endpoint({
  method: 'GET',
  path: 'owners/accounting/invoices/{number}',
  summary: 'Get an owner invoice: the origin of the debt and what was applied to it',
  audience: ['owner'],
  params: about,
  results: z.object({ invoice }),
  errors: {},
})

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

export const deskOwnerInvoices = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/owner-invoices',
  summary: 'List owner invoices, newest first',
  query: which,
  results: z.object({ invoices: z.array(card), open }),
  errors: {},
})

export const deskOwnerInvoice = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/owner-invoices/{number}',
  summary: 'Get an owner invoice as staff',
  params: about,
  results: z.object({ invoice }),
  errors: {},
})

export const receiveOwnerMoney = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/owner-invoices/{number}/receipts',
  summary: 'Record an owner’s payment that reached the trust account another way, against one of their invoices',
  inPerson: true,
  params: about,
  body: z.object({
    /** Minor units of the invoice’s currency. */
    amount: z
      .int()
      .min(1)
      .max(9_999_999_999 * largestScale),
    receivedOn: plainDate,
    /** The bank's reference. */
    reference: z.string().trim().min(1).max(120),
  }),
  results: z.object({ invoice }),
  errors: { more_than_open: 422 },
})
