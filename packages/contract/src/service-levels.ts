import { z } from 'zod'
import { mostCommission } from './contract-terms.ts'
import { endpoint } from './endpoint.ts'
import { instant } from './values/ids.ts'
import { isLanguage } from './values/languages.ts'

/** Who handles an item of a service level, and on which terms. */
export const arrangements = [
  'included',
  'on_request',
  'we_arrange',
  /** Up to the limit set by the owner; above it, with their approval. */
  'we_arrange_to_limit',
  'owner_arranges',
  'not_included',
] as const
export type Arrangement = (typeof arrangements)[number]

const code = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)
const line = (most: number) => z.string().trim().max(most)
/** The company's text in each language; English if a language has none. */
const said = (most: number) => z.strictObject({ en: line(most).min(1), es: line(most), fr: line(most), de: line(most) })
export type ServiceText = z.output<ReturnType<typeof said>>

/** In the reader's language; English if there is no text in it. */
export const serviceText = (text: ServiceText, language: string): string =>
  (isLanguage(language) && text[language]) || text.en

const inclusion = z.strictObject({ id: code, label: said(80) })
export type ServiceInclusion = z.output<typeof inclusion>

const level = z.strictObject({
  /** The identifier homes use; it stays when the name changes. */
  code,
  name: said(40),
  /** What the company does for a home, as shown to owners. */
  description: said(300),
  /** The initial commission of a new contract, as a share of rent. */
  commissionBasisPoints: z.int().min(0).max(mostCommission),
  /** Owners can select it. Homes that already have it stay on it. */
  active: z.boolean(),
  arrangements: z.record(code, z.enum(arrangements)),
})
export type ServiceLevel = z.output<typeof level>

const mostLevels = 8
const mostInclusions = 30

const repeated = (values: readonly string[]): number => values.findIndex((value, at) => values.indexOf(value) < at)

/** Everything the company offers to owners, in display order; the first level is highlighted. */
export const serviceOffer = z
  .strictObject({ inclusions: z.array(inclusion).max(mostInclusions), levels: z.array(level).max(mostLevels) })
  .superRefine(({ inclusions, levels }, { addIssue }) => {
    const wrong = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    const twice = (list: string, field: string, values: readonly string[]) => {
      const at = repeated(values)
      if (at >= 0) wrong([list, at, field], 'Enter each one once')
    }
    twice(
      'levels',
      'code',
      levels.map((one) => one.code),
    )
    twice(
      'levels',
      'name',
      levels.map(({ name }) => name.en.toLowerCase()),
    )
    twice(
      'inclusions',
      'id',
      inclusions.map(({ id }) => id),
    )
    twice(
      'inclusions',
      'label',
      inclusions.map(({ label }) => label.en.toLowerCase()),
    )
    levels.forEach((one, at) => {
      if (inclusions.some(({ id }) => !Object.hasOwn(one.arrangements, id)))
        wrong(['levels', at, 'arrangements'], 'Say who takes care of each point')
    })
  })
export type ServiceOffer = z.output<typeof serviceOffer>

/** A level a home has or can choose. */
export const levelChoice = level.pick({ code: true, name: true, description: true, commissionBasisPoints: true })
export type LevelChoice = z.output<typeof levelChoice>

export const serviceLevels = endpoint({
  method: 'GET',
  path: 'service-levels',
  summary: 'List the service levels that owners can choose, with what each includes',
  audience: 'public',
  results: z.object({ inclusions: z.array(inclusion), levels: z.array(level) }),
  errors: {},
})

const team = { audience: ['staff', 'admin'], permission: 'money' } as const

const version = z.object({
  version: z.int(),
  offer: z.object({ inclusions: z.array(inclusion), levels: z.array(level) }),
  at: instant,
  by: z.string().nullable(),
  reason: z.string(),
})
export type ServiceOfferVersion = z.output<typeof version>

const desk = z.object({
  /** 0 until something has been saved. */
  version: z.int(),
  offer: version.shape.offer,
  /** How many homes have each level, and how many of them don't have a contract yet. */
  homes: z.array(z.object({ code: z.string(), homes: z.int(), withoutContract: z.int() })),
  /** Earlier versions, latest first. */
  history: z.array(version),
  /** Three common levels to start with. */
  starter: version.shape.offer,
})
export type ServiceLevelDesk = z.output<typeof desk>

export const serviceLevelDesk = endpoint({
  method: 'GET',
  path: 'staff/service-levels',
  summary: 'Get the company’s service levels with the homes that have them and their history',
  ...team,
  results: desk,
  errors: {},
})

export const saveServiceLevels = endpoint({
  method: 'PUT',
  path: 'staff/service-levels',
  summary: 'Save the company’s service levels as a whole; contracts that were agreed keep their terms',
  ...team,
  body: z.strictObject({
    /** The version this was edited from. */
    version: z.int().min(0),
    offer: serviceOffer,
    /** Required when a commission changes, or a level is no longer offered. */
    reason: z.string().trim().max(500).default(''),
  }),
  results: desk,
  errors: { service_levels_changed: 409, level_in_use: 409, reason_needed: 422 },
})
