import { z } from 'zod'
import { flatAddress } from './accounts.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { id, instant } from './values/ids.ts'

/** Federal tax classifications of a W-9, line 3a. */
export const taxClassifications = [
  'individual',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust_estate',
  'llc_c',
  'llc_s',
  'llc_p',
  'other',
] as const
export type TaxClassification = (typeof taxClassifications)[number]

const text = z.string().trim().max(120).default('')

const statedFields = flatAddress.extend({
  /** As on the tax return. */
  name: text,
  businessName: text,
  classification: z.enum(taxClassifications),
  otherClassification: text,
  exemptPayeeCode: z.string().trim().max(2).default(''),
  fatcaCode: z.string().trim().max(1).default(''),
  taxIdKind: z.enum(['ssn', 'ein']),
  /** The IRS has notified them that they are subject to backup withholding: the second item is crossed out. */
  backupWithholding: z.boolean().default(false),
})

const taxFormFields = statedFields.extend({
  taxId: z.string().trim().max(20).default(''),
  signedName: text,
  /** The certification was displayed above the signature. */
  certified: z.boolean().default(false),
})
export type TaxFormFields = z.output<typeof taxFormFields>

/** A W-9 on file, without the number itself. */
const taxForm = statedFields.extend({
  id,
  ending: z.string(),
  signedName: z.string(),
  signedAt: instant,
  revision: z.string(),
})
export type TaxForm = z.output<typeof taxForm>

const results = z.object({ form: taxForm.nullable() })

export const myTaxForm = endpoint({
  method: 'GET',
  path: 'account/tax-form',
  summary: 'Get the person’s latest W-9',
  audience: 'session',
  results,
  errors: {},
})

export const signTaxForm = endpoint({
  method: 'POST',
  path: 'account/tax-form',
  summary: 'Sign a W-9; earlier ones are stored, and the person is emailed',
  audience: 'session',
  inPerson: true,
  status: 201,
  body: taxFormFields,
  results,
  errors: { confirm_first: 403, ...secondFactorErrors, fields_required: 422, name_differs: 422, too_many_changes: 429 },
})
