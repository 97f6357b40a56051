import { z } from 'zod'
import { commissionHolds } from './commissions.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { foreignForms } from './foreign-status.ts'
import { partnerInvoiceCard, partnerInvoiceParams } from './partner-accounting.ts'
import { bankFile } from './staff-payout-runs.ts'
import { taxFile } from './tax-year.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { foreignWithholdings, withholdings } from './values/payout-tax.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

export const partnerRunStates = ['prepared', 'approved', 'sent', 'settled', 'canceled'] as const
export const partnerRunRefusals = ['wrong_state', 'needs_second', 'too_early'] as const
const refusal = z.enum(partnerRunRefusals).nullable()

const payee = z.object({
  partnerId: id,
  name: z.string(),
  currency: currencyCode,
  /** Approved commissions without a hold. */
  gross: money,
  recovered: money,
  /** 24% if no W-9 with a valid number is on file, 30% of a foreign person’s income from the United States (R54). */
  withheld: money,
  withholding: z.enum(withholdings),
  net: money,
  stays: z.int(),
  /** The earliest date by which any of it is due. */
  dueOn: plainDate.nullable(),
  accountEnding: z.string().nullable(),
  holds: z.array(z.enum(commissionHolds)),
})
export type PartnerPayee = z.output<typeof payee>

const runCard = z.object({
  id,
  currency: currencyCode,
  state: z.enum(partnerRunStates),
  note: z.string(),
  total: money,
  payees: z.int(),
  preparedBy: z.string().nullable(),
  preparedAt: instant,
  effectiveOn: plainDate.nullable(),
})

const run = runCard.extend({
  invoices: z.array(
    partnerInvoiceCard.extend({
      partnerId: id,
      name: z.string(),
      recovered: money,
      withheld: money,
      withholding: z.enum(withholdings),
      why: z.string().nullable(),
    }),
  ),
  needsSecond: z.boolean(),
  refusals: z.object({ send: refusal, cancel: refusal, settle: refusal }),
})
export type PartnerRun = z.output<typeof run>
const theRun = z.object({ run })
const runParams = z.object({ runId: idText })

export const partnerPayables = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-payouts',
  summary: 'List partners with approved commissions, what holds them, and payout runs',
  /** `runsBefore`: only runs prepared before this one. */
  query: z.object({ runsBefore: z.coerce.number().int().min(1).optional() }),
  results: z.object({
    payees: z.array(payee),
    /** Latest first, a dozen at a time. */
    runs: z.array(runCard),
    /** Where the older ones continue; null if there are none. */
    olderRuns: id.nullable(),
  }),
  errors: {},
})

export const preparePartnerRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-payouts/runs',
  summary: 'Prepare a payout run for partners: one invoice each; nothing is sent yet',
  inPerson: true,
  status: 201,
  body: z.object({
    currency: currencyCode,
    /** `withhold`: pay without a W-9, less 24% for the IRS. */
    payees: z
      .array(z.object({ partnerId: id, withhold: z.boolean().default(false) }))
      .min(1)
      .max(500),
    note: z.string().trim().max(300).default(''),
  }),
  results: theRun,
  errors: {
    nothing_due: 409,
    in_another_run: 409,
    no_payout_account: 409,
    no_tax_form: 409,
    no_foreign_status: 409,
    trust_short: 422,
    participant: 403,
  },
})

export const partnerRunById = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-payouts/runs/{runId}',
  summary: 'Get a partner payout run with its invoices',
  params: runParams,
  results: theRun,
  errors: {},
})

export const sendPartnerRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-payouts/runs/{runId}/send',
  summary: 'Send a partner payout run; every invoice is checked again',
  inPerson: true,
  params: runParams,
  results: theRun,
  errors: {
    ...secondFactorErrors,
    confirm_first: 403,
    wrong_state: 409,
    needs_second: 409,
    trust_short: 422,
    participant: 403,
  },
})

export const cancelPartnerRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-payouts/runs/{runId}/cancel',
  summary: 'Cancel a partner payout run that wasn’t sent',
  inPerson: true,
  params: runParams,
  results: theRun,
  errors: { wrong_state: 409 },
})

export const settlePartnerRun = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-payouts/runs/{runId}/settle',
  summary: 'Record that the bank executed a partner payout run',
  inPerson: true,
  params: runParams,
  results: theRun,
  errors: { wrong_state: 409, too_early: 409 },
})

export const returnPartnerPayout = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-payouts/runs/{runId}/return',
  summary: 'Record that the bank returned a partner’s payout; it is owed again',
  inPerson: true,
  params: runParams,
  body: z.object({ number: partnerInvoiceParams.shape.number, reason: z.string().trim().min(3).max(200) }),
  results: theRun,
  errors: { wrong_state: 409, repayment_recorded: 409 },
})

export const partnerBankFile = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-payouts/runs/{runId}/bank-file',
  summary: 'Get the bank file of a sent partner payout run',
  inPerson: true,
  params: runParams,
  results: bankFile,
  errors: { confirm_first: 403, wrong_state: 409 },
})

/** Includes the tax ID numbers themselves: for the filing service, not for viewing. */
export const partnerTaxFile = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-tax/file',
  summary: 'Export a year’s 1099-NEC for a filing service; the export is logged',
  inPerson: true,
  query: z.object({ year: z.coerce.number().int().min(2020).max(2100) }),
  results: taxFile.results,
  errors: { confirm_first: 403 },
})

/** Includes the tax numbers themselves: for the filing service, not for viewing. */
export const partnerForeignTaxFile = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-tax/1042-s-file',
  summary: 'Export a year’s 1042-S for a filing service; the export is logged',
  inPerson: true,
  query: z.object({ year: z.coerce.number().int().min(2020).max(2100) }),
  results: z.object({
    rows: z.array(
      z.object({
        name: z.string(),
        isCompany: z.boolean(),
        incomeCode: z.string(),
        exemptionCode: z.string(),
        /** In basis points. */
        rate: basisPoints,
        gross: money,
        withheld: money,
        line1: z.string(),
        line2: z.string(),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
        country: z.string(),
        /** The number of their own country, or of the United States on a W-8ECI. */
        taxId: z.string(),
        isUsTaxId: z.boolean(),
        birthDate: z.union([plainDate, z.literal('')]),
      }),
    ),
  }),
  errors: { confirm_first: 403 },
})
export type ForeignTaxFile = z.output<typeof partnerForeignTaxFile.results>

/** `report`: a 1099-NEC is due. */
export const partnerTaxStates = ['report', 'below', 'exempt', 'abroad'] as const

export const partnerTaxYear = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-tax',
  summary: 'Get what partners were paid in a tax year, for Forms 1099-NEC and 1042-S',
  query: z.object({ year: z.coerce.number().int().min(2020).max(2100).optional() }),
  results: z.object({
    year: z.int(),
    /** Years in which partners were paid, plus the current one; latest first. */
    years: z.array(z.int()),
    /** Only then can its forms be filed. */
    isOver: z.boolean(),
    threshold: money,
    partners: z.array(
      z.object({
        partnerId: id,
        name: z.string(),
        paid: money,
        withheld: money,
        taxIdEnding: z.string().nullable(),
        /** Signed in place of a W-9: not reported on this form. */
        foreignStatus: z.object({ kind: z.enum(foreignForms), expiresOn: plainDate }).nullable(),
        state: z.enum(partnerTaxStates),
        /** The latest form filed for them, and the day. */
        filed: z.object({ version: z.int(), on: plainDate, paid: money }).nullable(),
        /** What filing now would file for them: their first form, or one that corrects what was filed. */
        due: z.enum(['original', 'corrected']).nullable(),
      }),
    ),
    /** Income from U.S. sources of partners who aren’t U.S. persons: each row is a Form 1042-S. */
    foreign: z.array(
      z.object({
        partnerId: id,
        name: z.string(),
        /** Of residence, by its code. */
        country: z.string(),
        taxIdEnding: z.string(),
        withholding: z.enum(foreignWithholdings),
        gross: money,
        withheld: money,
      }),
    ),
  }),
  errors: {},
})

export const filePartnerTaxForms = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-tax/{year}/filings',
  summary: 'Record a year’s 1099-NEC as filed: first forms, and corrected ones where figures or names changed',
  inPerson: true,
  status: 201,
  params: z.object({ year: z.coerce.number().int().min(2020).max(2100) }),
  /** `paid` in cents: box 1 of all forms together, as the person saw it. */
  body: z.object({ paid: z.int(), reason: z.string().trim().min(3).max(300) }),
  results: partnerTaxYear.results,
  errors: { confirm_first: 403, year_open: 409, nothing_to_file: 409, figures_changed: 409 },
})
