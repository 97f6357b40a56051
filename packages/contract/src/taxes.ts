import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { confirmedConcerns, priceConcern } from './price-concerns.ts'
import { party, priceLine } from './pricing.ts'
import { mostIn } from './values/amount-scale.ts'
import { salesChannels, taxableCharges } from './values/charges.ts'
import { id, idText, instant } from './values/ids.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

export const taxKinds = ['percent', 'per_night', 'per_person_night', 'per_stay'] as const
export type TaxKind = (typeof taxKinds)[number]
const taxedGuests = ['adults', 'children', 'infants'] as const
const collectors = ['us', 'channel'] as const

/**
 * Where a tax applies: a country, a state (`US-NY`), a county or region, a destination, a group of homes, or one home.
 */
export const taxAreaKinds = ['country', 'state', 'region', 'town', 'group', 'home'] as const
export const taxArea = z.object({ kind: z.enum(taxAreaKinds), area: z.string().trim().min(1).max(120) })
export type TaxAreaView = z.output<typeof taxArea>

const stayBound = z.object({ nights: z.int().min(1).max(3_650), inclusive: z.boolean() })

/** The maximum fixed amount of a tax, in minor units. */
export const mostFixedTax = 1_000_000

const terms = z.object({
  kind: z.enum(taxKinds),
  /** Basis points for a percentage, otherwise minor units of `currency`. */
  amount: z.int().min(0),
  /** For a fixed amount; null for a percentage. */
  currency: currencyCode.nullable(),
  on: z.array(z.enum(taxableCharges)).max(taxableCharges.length),
  shortest: stayBound.nullable(),
  longest: stayBound.nullable(),
  firstNights: z.int().min(1).max(3_650).nullable(),
  persons: z.array(z.enum(taxedGuests)).max(3),
  channels: z.array(z.enum(salesChannels)).min(1, { error: 'Choose at least one channel' }).nullable(),
  handling: z.partialRecord(
    z.enum(salesChannels),
    z.object({ collects: z.enum(collectors), remits: z.enum(collectors) }),
  ),
  effectiveBy: z.enum(['night', 'booking']),
  remittance: z.enum(['arrival', 'departure', 'by_month']),
  period: z.enum(['month', 'quarter', 'year']),
  rounding: z.enum(['half_up', 'half_even', 'up', 'down']),
  onlyWithService: z.boolean(),
  retained: z.discriminatedUnion('when', [
    z.object({ when: z.literal('never') }),
    z.object({ when: z.literal('always') }),
    z.object({ when: z.literal('within_days'), days: z.int().min(0).max(3_650) }),
  ]),
})

type Terms = z.output<typeof terms>

/** Tax rules that involve more than one field, each with the field its error is shown at. */
const rules: readonly [field: keyof Terms, holds: (tax: Terms) => boolean, error: string][] = [
  ['amount', ({ amount }) => amount > 0, 'Enter more than 0; a home without a tax is a decision of its own'],
  ['amount', ({ kind, amount }) => kind !== 'percent' || amount <= 10_000, 'A tax can’t be over 100%'],
  [
    'amount',
    ({ kind, amount, currency }) => kind === 'percent' || amount <= mostIn(currency ?? '', mostFixedTax),
    'This amount is too high for a tax',
  ],
  [
    'currency',
    ({ kind, currency }) => (kind === 'percent') === (currency === null),
    'A fixed amount has a currency, a percent has none',
  ],
  ['on', ({ kind, on }) => kind !== 'percent' || on.length > 0, 'Choose what the tax is charged on'],
  ['persons', ({ kind, persons }) => kind !== 'per_person_night' || persons.length > 0, 'Choose which guests count'],
  [
    'longest',
    ({ shortest, longest }) => !shortest || !longest || shortest.nights <= longest.nights,
    'The longest stay is shorter than the shortest',
  ],
  [
    'handling',
    ({ handling }) => Object.values(handling).every((one) => one?.collects !== 'us' || one.remits === 'us'),
    'A channel can’t remit what we collect',
  ],
]

const obeyRules = <T extends Terms>(tax: T, ctx: z.core.$RefinementCtx<T>): void => {
  for (const [field, holds, message] of rules)
    if (!holds(tax)) ctx.addIssue({ code: 'custom', path: [field], message, input: tax[field] })
}

export const taxTerms = terms.superRefine(obeyRules)
export type TaxTerms = Terms

const reversed = { error: 'The end must be after the beginning', path: ['to'] }

/** A tax that doesn't exist yet. */
const newTax = terms
  .extend({
    area: taxArea,
    authorityName: z.string().trim().min(2).max(120),
    label: z.string().trim().min(2).max(80),
    from: plainDate.nullable(),
    to: plainDate.nullable(),
    /** The starter library entry it was created from. */
    library: z.string().max(60).nullable().default(null),
    /** A tax of the area that this one replaces for one home. */
    replaces: id.nullable().default(null),
  })
  .superRefine(obeyRules)
  .refine(({ from, to }) => !from || !to || from < to, reversed)
export type NewTaxInput = z.input<typeof newTax>

/** One change of taxes; `tax` is the number of the tax, shared by its versions. */
export const taxChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), terms: newTax }),
  /** New terms as of a date; earlier terms stay. */
  z.strictObject({ kind: z.literal('version'), tax: id, from: plainDate, terms: taxTerms }),
  /** The first day without it. */
  z.strictObject({ kind: z.literal('end'), tax: id, on: plainDate }),
  /** One home doesn't charge a tax of its area. */
  z.strictObject({ kind: z.literal('leave_out'), tax: id, home: id }),
  z.strictObject({ kind: z.literal('charge_again'), tax: id, home: id }),
  /** A decision that no tax is due in an area, or on one home. */
  z.strictObject({ kind: z.literal('none'), area: taxArea, name: z.string().trim().min(2).max(120) }),
])
export type TaxChange = z.output<typeof taxChange>
export type TaxChangeInput = z.input<typeof taxChange>

/** A stay priced before and after a change. */
export const testStay = party.extend({
  home: id,
  arrive: plainDate,
  depart: plainDate,
  channel: z.enum(salesChannels).default('direct'),
})
const priced = z.object({ lines: z.array(priceLine), taxes: z.array(priceLine), total: money })
export const testedStay = z.object({
  home: z.object({ id, name: z.string() }),
  nights: z.int(),
  before: priced,
  after: priced,
})
export type TestedStay = z.output<typeof testedStay>
export type TestedStayData = z.input<typeof testedStay>

const version = terms.extend({
  /** The first day it applies, and the day after the last; null if open. */
  from: plainDate.nullable(),
  to: plainDate.nullable(),
})
export type TaxVersion = z.output<typeof version>

const area = taxArea.extend({ name: z.string(), homes: z.int() })

const tax = z.object({
  id,
  authority: z.string(),
  authorityName: z.string(),
  label: z.string(),
  area,
  library: z.string().nullable(),
  /** In chronological order; the last one may not have started yet. */
  versions: z.array(version),
  /** Today's version; null if it has ended or hasn't started. */
  now: version.nullable(),
  /** Homes in its area that don't charge it. */
  leftOut: z.int(),
})
export type TaxView = z.output<typeof tax>

const home = z.object({ id, name: z.string() })
const noTax = z.object({ area, name: z.string(), reason: z.string(), at: instant })

const source = z.object({
  name: z.string(),
  url: z.string(),
  /** The date stated by the source, and the date it was checked. */
  dated: plainDate.nullable(),
  read: plainDate,
})
const libraryEntry = z.object({
  code: z.string(),
  place: z.string(),
  country: z.string(),
  note: z.string(),
  source,
  terms: terms.extend({ authorityName: z.string(), label: z.string(), from: plainDate.nullable() }),
})
export type LibraryTax = z.output<typeof libraryEntry>

const desk = {
  audience: ['staff', 'admin'],
  permission: 'money',
} as const

export const taxesDesk = endpoint({
  ...desk,
  method: 'GET',
  path: 'staff/taxes',
  summary:
    'List every tax by authority and area, areas with their homes, homes without a decision, and the starter library',
  results: z.object({
    taxes: z.array(tax),
    areas: z.array(area),
    none: z.array(noTax),
    /** Homes without a decision on whether a tax is due. */
    undecided: z.array(home.extend({ town: z.string(), live: z.boolean() })),
    library: z.array(libraryEntry),
    /** Homes a sample stay can be priced for. */
    homes: z.array(home.extend({ town: z.string(), currency: currencyCode })),
    today: plainDate,
  }),
  errors: {},
})

const changed = z.object({
  at: instant,
  by: z.string().nullable(),
  kind: z.enum(['add', 'version', 'end', 'leave_out', 'charge_again', 'none']),
  from: plainDate.nullable(),
  home: home.nullable(),
  reason: z.string(),
})

export const taxById = endpoint({
  ...desk,
  method: 'GET',
  path: 'staff/taxes/{taxId}',
  summary: 'Get a tax with its versions, exempt homes, and its change history',
  params: z.object({ taxId: idText }),
  results: z.object({
    tax,
    leftOut: z.array(home.extend({ reason: z.string(), at: instant })),
    homes: z.array(home.extend({ town: z.string(), currency: currencyCode })),
    history: z.array(changed),
    today: plainDate,
  }),
  errors: {},
})

const changeErrors = {
  tax_exists: 409,
  versions_overlap: 409,
  starts_in_past: 422,
  unknown_area: 422,
  taxes_over_whole: 422,
  tax_charged: 422,
  not_of_home: 422,
} as const

export const previewTax = endpoint({
  ...desk,
  method: 'POST',
  path: 'staff/taxes/preview',
  computes: true,
  summary: 'Preview a tax change: homes affected, and a sample stay before and after; nothing is saved',
  body: z.object({ change: taxChange, stay: testStay.nullable().default(null) }),
  results: z.object({
    homes: z.int(),
    /** Booked stays that keep their agreed terms. */
    stay: testedStay.nullable(),
    /** Concerns that must be confirmed when saving. */
    concerns: z.array(priceConcern),
  }),
  errors: changeErrors,
})

export const changeTax = endpoint({
  ...desk,
  method: 'POST',
  path: 'staff/taxes',
  summary: 'Add, change or end a tax, or exempt one home; booked stays keep theirs',
  status: 201,
  body: z.object({
    change: taxChange,
    reason: z.string().trim().min(10, { error: 'Say why, in 10 characters or more' }).max(500),
    confirmed: confirmedConcerns,
  }),
  /** The number of the tax; null for a decision that there is none. */
  results: z.object({ tax: id.nullable(), homes: z.int() }),
  errors: { ...changeErrors, confirmation_needed: 422 },
})
