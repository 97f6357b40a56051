import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { earliestCheckIn, minGuestAge } from './home-details.ts'
import { levelChoice } from './service-levels.ts'
import { groupKinds } from './values/defaults.ts'
import { id, idText, instant } from './values/ids.ts'

/** The settings among them that determine stay rules and nightly prices, besides the base price. */
export const rateSettings = [
  'min_nights',
  'max_nights',
  'arrival_days',
  'weekend_extra',
  'min_price',
  'week_discount',
  'month_discount',
] as const
export type RateSetting = (typeof rateSettings)[number]

/** Settings of the company, or of a group of homes, for the homes that follow it. */
export const homeSettings = [
  'check_in_time',
  'check_out_time',
  'max_pets',
  'min_guest_age',
  'instant',
  'house_rules',
  'service_level',
  'checklist_turnover',
  'checklist_inspection',
  ...rateSettings,
] as const
export type HomeSetting = (typeof homeSettings)[number]

/** The value of one percent in `weekend_extra` and `min_price`. */
export const millionthsOfPercent = 10_000

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const line = z.string().trim().min(1).max(300)
const nights = z.int().min(1).max(365)
/** Millionths of the base price; whole percentages. */
const ofBase = (most: number) => z.int().min(0).max(most).multipleOf(millionthsOfPercent)
const discount = z.int().min(0).max(9_000)
const checklist = z.array(line).min(1).max(60)

/** A setting with its value. */
export const homeDefault = z.discriminatedUnion('setting', [
  z.strictObject({
    setting: z.literal('check_in_time'),
    value: clock.refine((time) => time >= earliestCheckIn, { error: `Enter a time from ${earliestCheckIn} on` }),
  }),
  z.strictObject({ setting: z.literal('check_out_time'), value: clock }),
  /** 0: no pets. */
  z.strictObject({ setting: z.literal('max_pets'), value: z.int().min(0).max(50) }),
  /** 0: no minimum. */
  z.strictObject({ setting: z.literal('min_guest_age'), value: minGuestAge }),
  /** False: a booking is a request that needs an answer. */
  z.strictObject({ setting: z.literal('instant'), value: z.boolean() }),
  z.strictObject({ setting: z.literal('house_rules'), value: z.array(line).max(40) }),
  /** The code of a service level on offer. */
  z.strictObject({ setting: z.literal('service_level'), value: z.string().min(1).max(60) }),
  z.strictObject({ setting: z.literal('checklist_turnover'), value: checklist }),
  z.strictObject({ setting: z.literal('checklist_inspection'), value: checklist }),
  z.strictObject({ setting: z.literal('min_nights'), value: nights }),
  z.strictObject({ setting: z.literal('max_nights'), value: nights }),
  /** Weekdays, 0 = Sunday; none = every day. */
  z.strictObject({
    setting: z.literal('arrival_days'),
    value: z.array(z.enum(['0', '1', '2', '3', '4', '5', '6'])).max(7),
  }),
  /** The surcharge for a weekend night. */
  z.strictObject({ setting: z.literal('weekend_extra'), value: ofBase(3_000_000) }),
  /** The minimum price per night; 0: none. */
  z.strictObject({ setting: z.literal('min_price'), value: ofBase(1_000_000) }),
  /** Discount in basis points for stays of a week and of four weeks; 0: none. */
  z.strictObject({ setting: z.literal('week_discount'), value: discount }),
  z.strictObject({ setting: z.literal('month_discount'), value: discount }),
])
export type HomeDefault = z.output<typeof homeDefault>
export type HomeDefaultValue = HomeDefault['value']

const setting = z.enum(homeSettings)
const value = z.union([z.string(), z.int(), z.boolean(), z.array(z.string())])
/** The maximum number of homes in one change. */
const mostHomes = 2_000
const homes = z.array(id).min(1).max(mostHomes)

/** One change: sets a default, sets homes' own values, or resets homes to the default. */
export const homeDefaultChange = z.discriminatedUnion('kind', [
  /** The default of the company, or of a group. */
  z.strictObject({ kind: z.literal('set'), group: id.nullable(), to: homeDefault }),
  z.strictObject({ kind: z.literal('remove'), group: id.nullable(), setting }),
  /** Sets these homes' own value. */
  z.strictObject({ kind: z.literal('own'), homes, to: homeDefault }),
  /** Resets these homes to the default. */
  z.strictObject({ kind: z.literal('follow'), homes, setting }),
  z.strictObject({ kind: z.literal('undo'), change: id }),
])
export type HomeDefaultChange = z.output<typeof homeDefaultChange>

const group = z.object({ id, kind: z.enum(groupKinds), name: z.string() })
const namedHome = z.object({ id, name: z.string() })
const team = { audience: ['staff', 'admin'], permission: 'homes' } as const

export const homeDefaultsDesk = endpoint({
  method: 'GET',
  path: 'staff/home-defaults',
  summary: 'List the defaults of house rules, service level, checklists, stays, and rates, with every change',
  ...team,
  results: z.object({
    /** Without a group, it is the company's; `homes` is the number that inherit it. */
    defaults: z.array(z.object({ setting, group: group.nullable(), value, homes: z.int() })),
    /** How many homes have their own value for each. */
    own: z.array(z.object({ setting, homes: z.int() })),
    groups: z.array(group.extend({ homes: z.array(id) })),
    homes: z.array(namedHome.extend({ town: z.string() })),
    levels: z.array(levelChoice),
    history: z.array(
      z.object({
        id,
        at: instant,
        by: z.string().nullable(),
        kind: z.enum(['set', 'remove', 'own', 'follow', 'undo']),
        setting,
        group: z.string().nullable(),
        /** The number of homes it was for; 0 for a default. */
        homes: z.int(),
        reason: z.string(),
        canUndo: z.boolean(),
      }),
    ),
  }),
  errors: {},
})

export const homeDefaultsOf = endpoint({
  method: 'GET',
  path: 'staff/properties/{id}/defaults',
  summary: 'List a home’s rules, service level, checklists, stays, and rates, and where each comes from',
  ...team,
  params: z.object({ id: idText }),
  results: z.object({
    home: namedHome,
    levels: z.array(levelChoice),
    values: z.array(
      z.object({
        setting,
        /** Null if none is set. */
        value: value.nullable(),
        from: z.enum(['company', 'group', 'home']),
        group: z.string().nullable(),
        /** The default the home follows or would follow; null if there is none. */
        standard: z.object({ value, group: z.string().nullable() }).nullable(),
        /**
         * False for the service level once a contract has been signed, and for a price before there is a base price.
         */
        canChange: z.boolean(),
      }),
    ),
  }),
  errors: {},
})

const errors = { contract_agreed: 409, not_allowed_now: 409, unknown_level: 422, invalid_prices: 422 } as const

export const previewHomeDefault = endpoint({
  method: 'POST',
  path: 'staff/home-defaults/preview',
  computes: true,
  summary: 'Preview a change of defaults: each home that changes, before and after; nothing is saved',
  ...team,
  body: z.object({ change: homeDefaultChange }),
  results: z.object({
    homes: z.int(),
    /** The first hundred by name. */
    affected: z.array(namedHome.extend({ setting, before: value.nullable(), after: value.nullable() })),
  }),
  errors,
})

export const changeHomeDefault = endpoint({
  method: 'POST',
  path: 'staff/home-defaults',
  summary: 'Set a default, or what homes set for themselves; booked stays keep what was agreed',
  ...team,
  status: 201,
  body: z.object({
    change: homeDefaultChange,
    reason: z.string().trim().min(10, { error: 'Say why, in 10 characters or more' }).max(500),
  }),
  results: z.object({ homes: z.int() }),
  errors,
})
