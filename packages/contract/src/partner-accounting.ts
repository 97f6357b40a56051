import { z } from 'zod'
import { partnerRoles } from './account-rules/access.ts'
import { commissionHolds, commissionSources, commissionTotal, debtSettlementKind } from './commissions.ts'
import { endpoint } from './endpoint.ts'
import { taxStates } from './tax-year.ts'
import { basisPoints, id } from './values/ids.ts'
import { foreignWithholdings, withholdings } from './values/payout-tax.ts'
import { money, plainDate } from './values/shapes.ts'

export const partnerInvoiceStates = ['open', 'sent', 'paid', 'returned', 'void'] as const

export const partnerInvoiceCard = z.object({
  number: z.string(),
  state: z.enum(partnerInvoiceStates),
  issuedOn: plainDate,
  paidOn: plainDate.nullable(),
  gross: money,
  net: money,
  stays: z.int(),
  accountEnding: z.string(),
})
export type PartnerInvoiceCard = z.output<typeof partnerInvoiceCard>

const party = z.object({ name: z.string(), email: z.string() })
const invoice = partnerInvoiceCard.extend({
  /** Agency name and IATA or CLIA number of a travel agent or broker; blank if there is none. */
  seller: party.extend({ agency: z.string(), iata: z.string() }),
  buyer: party.extend({ address: z.string() }),
  lines: z.array(
    z.object({
      booking: z.string().nullable(),
      source: z.enum(commissionSources),
      home: z.string(),
      stay: z.object({ arrive: plainDate, depart: plainDate }).nullable(),
      rate: basisPoints.nullable(),
      note: z.string(),
      /** Negative: deducted for a commission that was reversed after it was paid. */
      amount: money,
    }),
  ),
  recovered: money,
  withheld: money,
  withholding: z.enum(withholdings),
})
export type PartnerInvoice = z.output<typeof invoice>

export const partnerAccounting = endpoint({
  method: 'GET',
  path: 'partners/accounting',
  summary: 'Get what a partner has earned, is owed, and was paid, by year, and what payouts wait for',
  audience: partnerRoles,
  results: z.object({
    states: z.array(commissionTotal),
    /** Earned but not paid yet. */
    owed: money,
    /** Paid for what was reversed later: deducted from the next payouts. */
    debt: money,
    /** What of it was repaid or written off; latest first. */
    settlements: z.array(z.object({ id, kind: debtSettlementKind, amount: money, on: plainDate })),
    years: z.array(
      z.object({
        year: z.int(),
        paid: money,
        withheld: money,
        stays: z.int(),
        /** Null for a year that isn't over, and for payouts in currencies other than dollars. */
        taxForm: z.enum(taxStates).nullable(),
        /** A Form 1042-S is ready, too or instead. */
        foreignForm: z.boolean(),
        threshold: money,
      }),
    ),
    /** A W-9, or a W-8 that hasn't expired, is on file. */
    taxForm: z.boolean(),
    account: z.string().nullable(),
    holds: z.array(z.enum(commissionHolds)),
  }),
  errors: {},
})

/** A partner's Form 1099-NEC for a year, with the figures that staff report (R54). */
const partnerTaxForm = z.object({
  year: z.int(),
  payer: z.string(),
  name: z.string(),
  businessName: z.string(),
  /** On one line; empty without a W-9. */
  address: z.string(),
  /** Only the last four digits. */
  taxId: z.object({ kind: z.enum(['ssn', 'ein']), ending: z.string() }).nullable(),
  /** Box 1. */
  compensation: money,
  /** Box 4. */
  withheld: money,
  /** Null until it is filed. */
  filedOn: plainDate.nullable(),
  /** It corrects one that was filed before. */
  corrected: z.boolean(),
})
export type PartnerTaxForm = z.output<typeof partnerTaxForm>

export const partnerTaxFormOfYear = endpoint({
  method: 'GET',
  path: 'partners/accounting/tax-forms/{year}',
  summary: 'Get the partner’s 1099-NEC of a year that is over, with only the last four digits of the taxpayer number',
  audience: partnerRoles,
  params: z.object({ year: z.coerce.number().int().min(2000).max(2200) }),
  results: z.object({ form: partnerTaxForm }),
  errors: { not_finished: 409 },
})

/** A partner's Form 1042-S for a year: one for each reason why tax was withheld or not. */
const partnerForeignForm = z.object({
  year: z.int(),
  payer: z.string(),
  name: z.string(),
  /** On one line. */
  address: z.string(),
  /** By its code. */
  country: z.string(),
  /** Only the last four characters. */
  taxIdEnding: z.string(),
  parts: z.array(
    z.object({
      withholding: z.enum(foreignWithholdings),
      /** Box 2. */
      gross: money,
      /** Box 7a. */
      withheld: money,
    }),
  ),
})
export type PartnerForeignForm = z.output<typeof partnerForeignForm>

export const partnerForeignFormOfYear = endpoint({
  method: 'GET',
  path: 'partners/accounting/tax-forms/{year}/1042-s',
  summary: 'Get the partner’s 1042-S of a year that is over, with only the last four characters of the tax number',
  audience: partnerRoles,
  params: z.object({ year: z.coerce.number().int().min(2000).max(2200) }),
  results: z.object({ form: partnerForeignForm }),
  errors: { not_finished: 409 },
})

export const partnerPayouts = endpoint({
  method: 'GET',
  path: 'partners/accounting/payouts',
  summary: 'List payouts to the partner, latest first',
  audience: partnerRoles,
  results: z.object({ payouts: z.array(partnerInvoiceCard) }),
  errors: {},
})

export const partnerInvoices = endpoint({
  method: 'GET',
  path: 'partners/accounting/invoices',
  summary: 'List the partner’s invoices, latest first',
  audience: partnerRoles,
  query: z.object({ status: z.enum(['open', 'all']).default('all') }),
  results: z.object({ invoices: z.array(partnerInvoiceCard) }),
  errors: {},
})

export const partnerInvoiceParams = z.object({
  number: z
    .string()
    .trim()
    .regex(/^[A-Za-z]+-\d+$/)
    .max(40),
})

export const partnerInvoice = endpoint({
  method: 'GET',
  path: 'partners/accounting/invoices/{number}',
  summary: 'Get one of the partner’s invoices',
  audience: partnerRoles,
  params: partnerInvoiceParams,
  results: z.object({ invoice }),
  errors: {},
})
