import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { foreignForms } from './foreign-status.ts'
import { taxClassifications } from './tax-form.ts'
import { id, idText } from './values/ids.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

/** An earlier form of the year; the latest without. */
export const taxFormVersion = z.object({ version: z.coerce.number().int().min(1).max(1000).optional() })

const year = z.coerce.number().int().min(2000).max(2200)

/**
 * `report`: a 1099-MISC is due. `below`: less than the year's threshold. `exempt`: a corporation, or exempt by a code
 * on its W-9. `abroad`: not a U.S. person by their W-8ECI, or paid abroad without any form.
 */
export const taxStates = ['report', 'below', 'exempt', 'abroad'] as const

const payee = z.object({
  ownerId: id,
  /** As on the W-9 or W-8ECI; without one, the account's name. */
  name: z.string(),
  businessName: z.string(),
  /** On one line; empty without a form. */
  address: z.string(),
  classification: z.enum(taxClassifications).nullable(),
  taxId: z.object({ kind: z.enum(['ssn', 'ein']), ending: z.string() }).nullable(),
  /** Signed in place of a W-9: their rents go on Form 1042-S. */
  foreignStatus: z.object({ kind: z.enum(foreignForms), expiresOn: plainDate }).nullable(),
  /** Rents before commission, for box 1. */
  gross: money,
  state: z.enum(taxStates),
  /** The part of this payee's rents that must be sent to the tax authorities: it isn't withheld automatically. */
  withhold: money,
  /** The latest form filed for them, and the day. */
  filed: z.object({ version: z.int(), on: plainDate, rents: money }).nullable(),
  /** What filing now would file for them: their first form, or one that corrects what was filed. */
  due: z.enum(['original', 'corrected']).nullable(),
})
export type TaxPayee = z.output<typeof payee>

const taxYear = z.object({
  year: z.int(),
  /** Years with payees, latest first. */
  years: z.array(z.int()),
  threshold: money,
  /** Whether this year's threshold has been published; if not, the last published one is used. */
  thresholdKnown: z.boolean(),
  payees: z.array(payee),
  reported: money,
  withhold: money,
  /** Owners paid in other currencies: those rents aren't in any total, and must be converted manually. */
  elsewhere: z.array(z.object({ ownerId: id, name: z.string(), gross: money })),
  /** Whether the year is over and its last quarter closed for everyone whose form is due: only then can it be filed. */
  closed: z.boolean(),
  /** What filing now would file. */
  due: z.object({ originals: z.int(), corrected: z.int(), rents: money }),
  /** The latest first. */
  filings: z.array(
    z.object({
      id,
      on: plainDate,
      by: z.string().nullable(),
      reason: z.string(),
      originals: z.int(),
      corrected: z.int(),
      rents: money,
    }),
  ),
})
export type TaxYear = z.output<typeof taxYear>

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

export const taxYearOfDesk = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/tax-forms',
  summary: 'List the owners whose rents of a year go on 1099-MISC, by payment date, and what is missing',
  query: z.object({ year: year.optional() }),
  results: z.object({ tax: taxYear }),
  errors: {},
})

export const fileTaxForms = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/tax-forms/{year}/filings',
  summary: 'Record a closed year’s 1099-MISC as filed: first forms, and corrected ones where figures or names changed',
  inPerson: true,
  status: 201,
  params: z.object({ year }),
  /** `rents` in cents: box 1 of all forms together, as the person saw it. */
  body: z.object({ rents: z.int(), reason: z.string().trim().min(3).max(300) }),
  results: z.object({ filingId: id, tax: taxYear }),
  errors: { confirm_first: 403, year_open: 409, nothing_to_file: 409, figures_changed: 409 },
})

/** Includes the tax ID numbers themselves: for the filing service, not for viewing. */
export const taxFile = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/tax-forms/file',
  summary: 'Export a year’s 1099-MISC for a filing service; the export is logged',
  inPerson: true,
  /** With `filing`: the forms of that filing, as they were filed. Without: those due by the books now. */
  query: z.object({ year, filing: idText.optional() }),
  results: z.object({
    rows: z.array(
      z.object({
        corrected: z.boolean(),
        name: z.string(),
        businessName: z.string(),
        taxId: z.string(),
        taxIdKind: z.enum(['ssn', 'ein', '']),
        line1: z.string(),
        line2: z.string(),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
        country: z.string(),
        gross: money,
        withhold: money,
      }),
    ),
  }),
  errors: { confirm_first: 403 },
})
export type TaxFile = z.output<typeof taxFile.results>

const rentPaid = z.object({
  on: plainDate,
  document: readerText,
  bookingId: id.nullable(),
  home: z.string(),
  /** Their share of the rent before commission; negative if it was reversed. */
  gross: money,
  /** The part of it that was paid out or used for them. */
  net: money,
})

export const rentsPaidOfOwner = endpoint({
  method: 'GET',
  path: 'owners/accounting/rents-paid',
  summary: 'Get an owner’s reportable rents of a year: before commission, by payment date, stay by stay',
  audience: ['owner'],
  query: z.object({ year: year.optional() }),
  results: z.object({
    year: z.int(),
    years: z.array(z.int()),
    /** By currency. */
    sums: z.array(z.object({ gross: money, net: money })),
    rents: z.array(rentPaid),
  }),
  errors: {},
})
export type RentsPaid = z.output<typeof rentsPaidOfOwner.results>
/** As stored on the server, before it is rendered for its reader. */
export type RentsPaidData = z.input<typeof rentsPaidOfOwner.results>

/**
 * `open`: the year or its last statement isn’t closed, so the figures can change. `ready`: closed and not filed yet.
 * `filed`: as filed. `corrected`: a later form replaces what was filed first.
 */
export const taxFormStates = ['open', 'ready', 'filed', 'corrected'] as const

/** A year of an owner’s Form 1099-MISC: once filed, as the latest form says it. */
export const ownerTaxForm = z.object({
  year: z.int(),
  state: z.enum(taxFormStates),
  /** Whether a form is due; if not, why. */
  reporting: z.enum(taxStates),
  threshold: money,
  name: z.string(),
  businessName: z.string(),
  address: z.string(),
  /** Only the last four digits. */
  taxId: z.object({ kind: z.enum(['ssn', 'ein']), ending: z.string() }).nullable(),
  payer: z.string(),
  /** Box 1. */
  rents: money,
  /** Box 4. */
  withhold: money,
  /** The day it was filed. */
  filedOn: plainDate.nullable(),
  /** Box 1 of the form that this one corrects. */
  before: money.nullable(),
  /** Box 1 by the books now, where it differs from what was filed: a corrected form follows. */
  changed: money.nullable(),
  /** Every form filed for the year, the first first; each stays as it was. */
  versions: z.array(z.object({ version: z.int(), filedOn: plainDate, rents: money })),
})
export type OwnerTaxForm = z.output<typeof ownerTaxForm>

export const taxFormsOfOwner = endpoint({
  method: 'GET',
  path: 'owners/accounting/tax-forms',
  summary: 'List the owner’s 1099-MISC by year: open, ready, filed, or corrected',
  audience: ['owner'],
  results: z.object({ forms: z.array(ownerTaxForm) }),
  errors: {},
})

export const taxFormOfOwner = endpoint({
  method: 'GET',
  path: 'owners/accounting/tax-forms/{year}',
  summary: 'Get the owner’s filed 1099-MISC of a year, with only the last four digits of the taxpayer number',
  audience: ['owner'],
  params: z.object({ year }),
  query: taxFormVersion,
  results: z.object({ form: ownerTaxForm }),
  errors: { not_finished: 409 },
})
