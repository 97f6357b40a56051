import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { affectedHomes, comparedParts } from './home-groups.ts'
import { confirmedConcerns, priceConcern } from './price-concerns.ts'
import { decidedFees } from './stay-fees.ts'
import { taxAreaKinds, testedStay, testStay } from './taxes.ts'
import { mostIn } from './values/amount-scale.ts'
import { chargedFeeCodes } from './values/charges.ts'
import { groupKinds } from './values/defaults.ts'
import { id, idText, instant } from './values/ids.ts'
import { currencyCode, plainDate } from './values/shapes.ts'

export const feeKinds = [
  'per_stay',
  'per_night',
  'per_guest',
  'per_guest_night',
  'with_pets',
  'per_pet',
  'per_pet_night',
  'percent',
] as const
export type FeeKind = (typeof feeKinds)[number]

/** The largest fixed fee, in cents of a dollar; in its own currency, `mostIn` of it. */
export const mostFee = 10_000_000

const terms = z.object({
  code: z.enum(chargedFeeCodes),
  /** The label on the guest's price, and one sentence on what it pays for. */
  label: z.string().trim().min(2).max(80),
  note: z.string().trim().max(200).default(''),
  kind: z.enum(feeKinds),
  /** Basis points for a percentage, otherwise minor units of `currency`. */
  amount: z.int().min(0),
  currency: currencyCode.nullable(),
  /** Base of a percentage: rent after discounts, or that plus every fee before it. */
  of: z.enum(['rent', 'subtotal']),
  /** Guests can choose it; not part of the headline price. */
  optional: z.boolean(),
})

export const feeTerms = terms.superRefine((fee, ctx) => {
  const wrong = (field: 'amount' | 'currency', message: string) =>
    ctx.addIssue({ code: 'custom', path: [field], message, input: fee[field] })
  if (fee.amount === 0) wrong('amount', 'Enter more than 0; a home without this fee is a decision of its own')
  if (fee.kind === 'percent' && fee.amount > 10_000) wrong('amount', 'A fee can’t be over 100%')
  if (fee.kind !== 'percent' && fee.amount > mostIn(fee.currency ?? '', mostFee))
    wrong('amount', 'This amount is too high for a fee')
  if ((fee.kind === 'percent') !== (fee.currency === null))
    wrong('currency', 'A fixed amount has a currency, a percent has none')
})
export type FeeTerms = z.output<typeof feeTerms>

const name = z.string().trim().min(2).max(120)

/** One change of fees; `fee` is the number of a company or group fee, shared by its versions. */
export const feeChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add'),
    terms: feeTerms,
    from: plainDate,
    /** The group whose homes charge it; null for every home. */
    group: id.nullable().default(null),
    /** The company fee it replaces in the group. */
    replaces: id.nullable().default(null),
  }),
  /** New terms for bookings as of a date. */
  z.strictObject({ kind: z.literal('version'), fee: id, from: plainDate, terms: feeTerms }),
  z.strictObject({ kind: z.literal('end'), fee: id, on: plainDate }),
  /** The company, or a group, charges no cleaning or no service fee; homes can still charge their own. */
  z.strictObject({ kind: z.literal('none'), code: z.enum(decidedFees), name, group: id.nullable().default(null) }),
  /** Homes of a group stop charging a company fee, or charge it again. */
  z.strictObject({ kind: z.literal('group_leave_out'), group: id, fee: id, name }),
  z.strictObject({ kind: z.literal('group_inherit'), group: id, fee: id }),
  /** A new version that restores the state before a change. */
  z.strictObject({ kind: z.literal('undo'), change: id }),
  /** One home charges different terms in place of a company fee, or a fee of its own. */
  z.strictObject({ kind: z.literal('override'), home: id, fee: id.nullable(), terms: feeTerms }),
  z.strictObject({ kind: z.literal('leave_out'), home: id, fee: id, name }),
  /** The home inherits from the company again. */
  z.strictObject({ kind: z.literal('inherit'), home: id, fee: id }),
])
export type FeeChange = z.output<typeof feeChange>
export type FeeChangeInput = z.input<typeof feeChange>

const version = terms.extend({ from: plainDate.nullable(), to: plainDate.nullable() })
export type FeeVersion = z.output<typeof version>

const group = z.object({ id, kind: z.enum(groupKinds), name: z.string() })

const fee = z.object({
  id,
  /** The group whose homes charge it; null for every home. */
  group: group.nullable(),
  /** The company fee it replaces in the group. */
  replaces: id.nullable(),
  versions: z.array(version),
  /** The version charged for bookings made today; null if it has ended or hasn't started. */
  now: version.nullable(),
  /** The number of homes that charge it unchanged, that override it, and that leave it out. */
  homes: z.object({ inherit: z.int(), override: z.int(), leaveOut: z.int() }),
})
export type CompanyFee = z.output<typeof fee>

const none = z.object({ code: z.enum(decidedFees), name: z.string(), reason: z.string(), at: instant })
/** A company fee that a group's homes don't charge; `fee` is null if the company has none. */
const leftOutByGroup = z.object({
  group: id,
  fee: id.nullable(),
  label: z.string(),
  name: z.string(),
  reason: z.string(),
})
const home = z.object({ id, name: z.string(), town: z.string(), currency: currencyCode })

export const feesDesk = endpoint({
  method: 'GET',
  path: 'staff/fees',
  summary: 'List the company’s fees for homes without their own, with every change',
  audience: ['staff', 'admin'],
  permission: 'money',
  results: z.object({
    fees: z.array(fee),
    none: z.array(none),
    groups: z.array(group.extend({ homes: z.array(id) })),
    leftOut: z.array(leftOutByGroup),
    /** Cleaning and service, if there is neither a fee nor a decision against one. */
    open: z.array(z.enum(decidedFees)),
    history: z.array(
      z.object({
        id,
        at: instant,
        by: z.string().nullable(),
        kind: z.enum(['add', 'version', 'end', 'none', 'undo', 'group_leave_out', 'group_inherit']),
        /** The group it was changed for. */
        group: z.string().nullable(),
        label: z.string(),
        from: plainDate.nullable(),
        reason: z.string(),
        canUndo: z.boolean(),
      }),
    ),
    homes: z.array(home),
    currency: currencyCode,
    today: plainDate,
  }),
  errors: {},
})

const ownFee = terms.extend({
  id,
  origin: z.enum(['company', 'group', 'override', 'home']),
  fee: id.nullable(),
  /** The group it comes from. */
  group: group.nullable(),
})
export type HomeFee = z.output<typeof ownFee>

export const chargesOfHome = endpoint({
  method: 'GET',
  path: 'staff/properties/{id}/charges',
  summary: 'List every fee and tax of a home with its source, and what is undecided',
  audience: ['staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText }),
  results: z.object({
    home,
    /** The groups it belongs to, least specific first. */
    groups: z.array(group),
    /** `override` replaces the default `fee`; `home` belongs only to the home. */
    fees: z.array(ownFee),
    leftOut: z.array(
      z.object({
        fee: id.nullable(),
        label: z.string(),
        name: z.string(),
        reason: z.string(),
        /** The group that leaves it out; null for the home. */
        group: group.nullable(),
      }),
    ),
    taxes: z.array(
      z.object({
        tax: id,
        label: z.string(),
        authorityName: z.string(),
        area: z.string(),
        areaKind: z.enum(taxAreaKinds),
        kind: z.enum(['percent', 'per_night', 'per_person_night', 'per_stay']),
        amount: z.int(),
        currency: currencyCode.nullable(),
        leftOut: z.string().nullable(),
      }),
    ),
    missing: z.array(z.string()),
    today: plainDate,
  }),
  errors: {},
})

const errors = {
  fee_exists: 409,
  versions_overlap: 409,
  starts_in_past: 422,
  fee_charged: 422,
  not_of_home: 422,
  not_allowed_now: 409,
  invalid_prices: 422,
  unknown_currency: 422,
} as const

export const previewFee = endpoint({
  method: 'POST',
  path: 'staff/fees/preview',
  computes: true,
  summary: 'Preview a fee change: homes affected, and a sample stay for guest, owner and company; nothing is saved',
  audience: ['staff', 'admin'],
  permission: 'money',
  body: z.object({ change: feeChange, stay: testStay.nullable().default(null) }),
  results: z.object({
    homes: z.int(),
    affected: affectedHomes,
    stay: testedStay.extend({ parts: comparedParts }).nullable(),
    /** Concerns that must be confirmed when saving. */
    concerns: z.array(priceConcern),
  }),
  errors,
})

export const changeFee = endpoint({
  method: 'POST',
  path: 'staff/fees',
  summary: 'Set, change, end or undo a company fee, or override it for one home; booked stays keep theirs',
  audience: ['staff', 'admin'],
  permission: 'money',
  status: 201,
  body: z.object({
    change: feeChange,
    reason: z.string().trim().min(10, { error: 'Say why, in 10 characters or more' }).max(500),
    confirmed: confirmedConcerns,
  }),
  results: z.object({ homes: z.int() }),
  errors: { ...errors, confirmation_needed: 422 },
})
