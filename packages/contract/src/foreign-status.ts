import { z } from 'zod'
import { flatAddress } from './accounts.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { id, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** W-8BEN of an individual, W-8BEN-E of a company. */
export const foreignForms = ['w8ben', 'w8ben_e'] as const
type ForeignForm = (typeof foreignForms)[number]
/** The same in every language. */
export const foreignFormNames = { w8ben: 'W-8BEN', w8ben_e: 'W-8BEN-E' } as const satisfies Record<ForeignForm, string>

const text = z.string().trim().max(120).default('')

const statedFields = flatAddress.extend({
  kind: z.enum(foreignForms),
  name: text,
  /** Of citizenship, or of incorporation. */
  citizenship: z.string().trim().max(2).default(''),
  /** Of an individual. */
  birthDate: z.union([plainDate, z.literal('')]).default(''),
  /** Everything they are paid for is done outside the United States. */
  worksAbroad: z.boolean().default(false),
})

const foreignStatusFields = statedFields.extend({
  /** The number by which their own country taxes them. */
  taxId: z.string().trim().max(40).default(''),
  signedName: text,
  certified: z.boolean().default(false),
})
export type ForeignStatusFields = z.output<typeof foreignStatusFields>

/** A statement of foreign status on file, without the number itself. */
const foreignStatus = statedFields.extend({
  id,
  ending: z.string(),
  signedName: z.string(),
  signedAt: instant,
  expiresOn: plainDate,
  revision: z.string(),
})
export type ForeignStatus = z.output<typeof foreignStatus>

const results = z.object({
  /** The last one signed, unless a W-9 was signed after it. */
  form: foreignStatus.nullable(),
})

export const myForeignStatus = endpoint({
  method: 'GET',
  path: 'account/foreign-status',
  summary: 'Get the person’s latest W-8BEN or W-8BEN-E',
  audience: 'session',
  results,
  errors: {},
})

export const signForeignStatus = endpoint({
  method: 'POST',
  path: 'account/foreign-status',
  summary: 'Sign a W-8BEN or W-8BEN-E in place of a W-9; earlier ones are stored, and the person is emailed',
  audience: 'session',
  inPerson: true,
  status: 201,
  body: foreignStatusFields,
  results,
  errors: { confirm_first: 403, ...secondFactorErrors, fields_required: 422, name_differs: 422, too_many_changes: 429 },
})
