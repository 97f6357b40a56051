import { z } from 'zod'
import { agentRoles } from './account-rules/access.ts'
import { agencyLogo } from './agencies.ts'
import { endpoint } from './endpoint.ts'
import { largestScale } from './values/amount-scale.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

const audience = agentRoles

/** An agency's invoice to its client for its own fee. The stay is listed, but paid to the company itself. */
const clientInvoice = z.object({
  id,
  number: z.string(),
  issuedOn: plainDate,
  voidedAt: instant.nullable(),
  voidReason: z.string(),
  /** Who issued it; for an agency's lead, one of its agents. */
  agent: z.string(),
  own: z.boolean(),
  /** As of the day it was issued. */
  seller: z.object({ name: z.string(), email: z.string(), phone: z.string(), logo: agencyLogo.nullable() }),
  client: z.object({ name: z.string(), email: z.string() }),
  booking: z.string(),
  home: z.string(),
  arrive: plainDate,
  depart: plainDate,
  stay: money,
  fee: money,
  feeLabel: z.string(),
  note: z.string(),
  /** The agency's terms on the day it was issued. */
  terms: z.string(),
})
export type ClientInvoice = z.output<typeof clientInvoice>
const list = z.object({ invoices: z.array(clientInvoice) })

export const clientInvoices = endpoint({
  method: 'GET',
  path: 'partners/agency/invoices',
  summary: 'List invoices to clients: the agent’s own, or those of the whole agency for its lead, latest first',
  audience,
  results: list,
  errors: {},
})

export const clientInvoiceById = endpoint({
  method: 'GET',
  path: 'partners/agency/invoices/{invoiceId}',
  summary: 'Get an invoice to a client',
  audience,
  params: z.object({ invoiceId: idText }),
  results: z.object({ invoice: clientInvoice }),
  errors: {},
})

/** In cents of a dollar; in the stay's currency, `mostIn` of it. */
export const mostClientFee = 9_999_999

export const issueClientInvoice = endpoint({
  method: 'POST',
  path: 'partners/agency/invoices',
  summary: 'Bill the client of a booked offer for the agency’s fee; one invoice stands per offer',
  audience,
  status: 201,
  body: z.object({
    offerId: id,
    /** Minor units of the stay's currency. */
    fee: z
      .int()
      .min(1)
      .max(mostClientFee * largestScale),
    feeLabel: z.string().trim().min(2).max(120),
    note: z.string().trim().max(500).default(''),
  }),
  results: list,
  errors: { agency_first: 409, not_booked: 409, already_invoiced: 409 },
})

export const voidClientInvoice = endpoint({
  method: 'POST',
  path: 'partners/agency/invoices/{invoiceId}/void',
  summary: 'Void one of the agent’s own invoices; its number stays',
  audience,
  params: z.object({ invoiceId: idText }),
  body: z.object({ reason: z.string().trim().min(3).max(300) }),
  results: list,
  errors: { wrong_state: 409 },
})
