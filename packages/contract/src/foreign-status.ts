import { z } from 'zod'
import { flatAddress } from './accounts.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { id, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/**
 * W-8BEN of an individual, W-8BEN-E of a company, W-8ECI for rents of homes in the United States, and W-8ECI of a
 * company for work that belongs to its business there.
 */
export const foreignForms = ['w8ben', 'w8ben_e', 'w8eci', 'w8eci_services'] as const
export type ForeignForm = (typeof foreignForms)[number]
/** The same in every language. */
export const foreignFormNames = {
  w8ben: 'W-8BEN',
  w8ben_e: 'W-8BEN-E',
  w8eci: 'W-8ECI',
  w8eci_services: 'W-8ECI',
} as const satisfies Record<ForeignForm, string>

/** What a payee is paid for: partners and vendors for work, owners rents of their homes. Each has its own forms. */
export const foreignIncomes = ['services', 'rents'] as const
export type ForeignIncome = (typeof foreignIncomes)[number]
export const formsForIncome = {
  services: ['w8ben', 'w8ben_e', 'w8eci_services'],
  rents: ['w8eci'],
} as const satisfies Record<ForeignIncome, readonly ForeignForm[]>
export const incomeOfForm = (kind: ForeignForm): ForeignIncome => (kind === 'w8eci' ? 'rents' : 'services')

/** Who owns the income, on a W-8ECI. */
export const foreignEntities = ['individual', 'corporation', 'partnership', 'trust_estate'] as const

const text = z.string().trim().max(120).default('')

const statedFields = flatAddress.extend({
  kind: z.enum(foreignForms),
  name: text,
  /** Of citizenship, or of incorporation. */
  citizenship: z.string().trim().max(2).default(''),
  entity: z.enum(foreignEntities).default('individual'),
  /** On a W-8ECI, the business address in the United States; for rents, where the home is. */
  usAddress: z.string().trim().max(200).default(''),
  /** Of an individual. */
  birthDate: z.union([plainDate, z.literal('')]).default(''),
  /** Everything they are paid for is done outside the United States, so it isn’t income from there. */
  worksAbroad: z.boolean().default(false),
  /** A company without a permanent establishment in the United States, exempt by its country’s tax treaty. */
  claimsTreaty: z.boolean().default(false),
})

const foreignStatusFields = statedFields.extend({
  /** The number by which their own country taxes them; on a W-8ECI, the one by which the United States does. */
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
  /** The last form for work signed, unless a W-9 was signed after it. */
  form: foreignStatus.nullable(),
  /** The same of the W-8ECI for rents. */
  rentForm: foreignStatus.nullable(),
})

export const myForeignStatus = endpoint({
  method: 'GET',
  path: 'account/foreign-status',
  summary: 'Get the person’s latest W-8 for work, and their latest W-8ECI for rents',
  audience: 'session',
  results,
  errors: {},
})

export const signForeignStatus = endpoint({
  method: 'POST',
  path: 'account/foreign-status',
  summary: 'Sign a W-8BEN, W-8BEN-E, or W-8ECI in place of a W-9; earlier ones are stored, and the person is emailed',
  audience: 'session',
  inPerson: true,
  status: 201,
  body: foreignStatusFields,
  results,
  errors: { confirm_first: 403, ...secondFactorErrors, fields_required: 422, name_differs: 422, too_many_changes: 429 },
})

export const foreignFormStates = ['valid', 'expires_soon', 'expired'] as const

export const foreignFormsOnFile = endpoint({
  method: 'GET',
  path: 'staff/foreign-forms',
  summary: 'List the W-8 forms in force and expired, the next to expire first',
  audience: ['staff', 'admin'],
  permission: 'money',
  results: z.object({
    forms: z.array(
      z.object({
        personId: id,
        name: z.string(),
        kind: z.enum(foreignForms),
        /** Of residence, by its code. */
        country: z.string(),
        ending: z.string(),
        signedAt: instant,
        expiresOn: plainDate,
        state: z.enum(foreignFormStates),
      }),
    ),
  }),
  errors: {},
})
