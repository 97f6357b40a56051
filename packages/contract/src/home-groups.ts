import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { testedStay, testStay } from './taxes.ts'
import { groupAreaKinds, groupKinds } from './values/defaults.ts'
import { id, instant } from './values/ids.ts'
import { money } from './values/shapes.ts'

/** The maximum number of homes a group can list. */
const mostHomes = 2_000

const area = z.strictObject({ kind: z.enum(groupAreaKinds), area: z.string().trim().min(1).max(120) })
const name = z.string().trim().min(2).max(60)
const homes = z.array(id).max(mostHomes)

/** One change of a group. A destination group contains every home there; other groups list their homes. */
export const groupChange = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('create'), group: z.enum(groupKinds), name, area: area.nullable(), homes })
    .refine(({ group, area: where }) => (group === 'destination') === (where !== null), {
      error: 'A destination group has an area, the others have none',
      path: ['area'],
    })
    .refine(({ group, homes: listed }) => group !== 'destination' || listed.length === 0, {
      error: 'A destination group holds every home there',
      path: ['homes'],
    }),
  z.strictObject({ kind: z.literal('edit'), group: id, name, homes }),
  z.strictObject({ kind: z.literal('archive'), group: id }),
  /** Restores the state before a group's last change. */
  z.strictObject({ kind: z.literal('undo'), change: id }),
])
export type GroupChange = z.output<typeof groupChange>
export type GroupChangeInput = z.input<typeof groupChange>

const namedHome = z.object({ id, name: z.string() })
/** Homes affected by a change of defaults; the first hundred by name. */
export const affectedHomes = z.array(namedHome)

const group = z.object({
  id,
  kind: z.enum(groupKinds),
  name: z.string(),
  area: area.extend({ name: z.string() }).nullable(),
  homes: z.array(z.object({ id, name: z.string(), town: z.string() })),
  /** The number of current and future fees it sets for its homes, and of those it leaves out. */
  fees: z.int(),
})
export type HomeGroupView = z.output<typeof group>

const team = { audience: ['staff', 'admin'], permission: 'money' } as const

export const homeGroupsDesk = endpoint({
  method: 'GET',
  path: 'staff/home-groups',
  summary: 'List the groups of homes that carry defaults, with their homes and every change',
  ...team,
  results: z.object({
    groups: z.array(group),
    /** Areas a destination group can cover. */
    areas: z.array(area.extend({ name: z.string(), homes: z.int() })),
    /** Brands without a group of the same name. */
    brands: z.array(z.string()),
    homes: z.array(namedHome.extend({ town: z.string() })),
    history: z.array(
      z.object({
        id,
        group: id,
        at: instant,
        by: z.string().nullable(),
        kind: z.enum(['create', 'edit', 'archive', 'undo']),
        name: z.string(),
        added: z.int(),
        removed: z.int(),
        reason: z.string(),
        canUndo: z.boolean(),
      }),
    ),
    today: z.string(),
  }),
  errors: {},
})

const errors = { group_exists: 409, not_allowed_now: 409 } as const

const parts = z.object({ guest: money, owner: money, company: money, taxes: money })
/** How a stay's revenue is split, before and after; null for a home without an agreement. */
export const comparedParts = z.object({ before: parts, after: parts }).nullable()

export const previewHomeGroup = endpoint({
  method: 'POST',
  path: 'staff/home-groups/preview',
  computes: true,
  summary: 'Preview a change of a group: homes whose fees change, and a sample stay; nothing is saved',
  ...team,
  body: z.object({ change: groupChange, stay: testStay.nullable().default(null) }),
  results: z.object({
    homes: z.int(),
    affected: affectedHomes,
    /** Homes in the group afterward. */
    members: z.int(),
    /** The number of homes whose house rules, service level, or checklists change. */
    settings: z.int(),
    stay: testedStay.extend({ parts: comparedParts }).nullable(),
  }),
  errors,
})

export const changeHomeGroup = endpoint({
  method: 'POST',
  path: 'staff/home-groups',
  summary: 'Create, edit, archive or restore a group of homes; booked stays keep their price',
  ...team,
  status: 201,
  body: z.object({
    change: groupChange,
    reason: z.string().trim().min(10, { error: 'Say why, in 10 characters or more' }).max(500),
  }),
  results: z.object({ group: id, homes: z.int() }),
  errors,
})
