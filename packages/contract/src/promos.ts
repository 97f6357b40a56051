import { z } from 'zod'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { mostIn } from './values/amount-scale.ts'
import { basisPoints, id } from './values/ids.ts'
import { currencyCode, plainDate } from './values/shapes.ts'
import { version } from './values/version.ts'

const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{2,40}$/, { error: 'Use 2 to 40 letters, digits and hyphens' })
  .transform((text) => text.toUpperCase())

const range = z
  .object({ from: plainDate, to: plainDate })
  .refine(({ from, to }) => from < to, { error: 'The end must be after the beginning', path: ['to'] })

const worth = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), amount: basisPoints.min(1) }),
  /** Minor units; only for homes with this currency. */
  z
    .object({ kind: z.literal('amount'), amount: z.int().min(1), currency: currencyCode })
    .refine(({ amount, currency }) => amount <= mostIn(currency, 100_000_000), {
      error: 'This amount is too high for a promo code',
      path: ['amount'],
    }),
])

export const promo = z.object({
  /** The label of the guest's price line. */
  label: z.string().trim().min(1).max(80),
  /** Deducted from the nights, after every other discount. */
  worth,
  /** Homes it applies to; empty means all. */
  homeIds: z.array(id).max(500).default([]),
  minNights: z.int().min(1).max(365).default(1),
  /** Days on which it can be booked, excluding the last one. */
  booked: range.nullable().default(null),
  /** Dates the whole stay must be within. */
  stays: range.nullable().default(null),
  /** The maximum across all bookings; null means unlimited. */
  mostUses: z.int().min(1).max(1_000_000).nullable().default(null),
  onceEach: z.boolean().default(false),
  /** Not usable until resumed; its limits and uses stay. */
  paused: z.boolean().default(false),
})
export type Promo = z.output<typeof promo>

const promos = z.object({
  promos: z.array(promo.extend({ code: z.string(), /** Bookings that currently use it. */ uses: z.int(), version })),
})

export const promosInForce = endpoint({
  method: 'GET',
  path: 'staff/promos',
  summary: 'List active promo codes with their limits and uses',
  audience: ['staff', 'admin'],
  permission: 'money',
  results: promos,
  errors: {},
})

export const setPromo = endpoint({
  method: 'PUT',
  path: 'staff/promos/{code}',
  summary: 'Create a promo code or change it; booked stays keep their price',
  audience: ['staff', 'admin'],
  permission: 'money',
  params: z.object({ code }),
  body: promo.extend({
    /** Required above the approval limit for discounts. */ reason: z.string().trim().max(500).default(''),
    version: version.optional(),
  }),
  /** The outcome of a code that needs approval; null: it is in effect. */
  results: promos.extend({ outcome: approvalOutcome.nullable() }),
  errors: { ...approvalErrors, invalid_promo: 422, reason_needed: 422, settings_changed: 409 },
})

export const endPromo = endpoint({
  method: 'DELETE',
  path: 'staff/promos/{code}',
  summary: 'Archive a promo code',
  audience: ['staff', 'admin'],
  permission: 'money',
  params: z.object({ code }),
  results: promos,
  errors: {},
})
