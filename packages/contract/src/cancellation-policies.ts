import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'
import { version } from './values/version.ts'

const percent = z.int().min(0).max(100)

/**
 * Who receives the amount a cancellation retains: owner and company by their shares, the company, or the owner for the
 * nights only (R42).
 */
export const retentionParties = ['owner_and_manager', 'manager', 'fee_only'] as const

/** A cancellation policy in the company's own words (R35, R38, R42). */
export const ownPolicy = z
  .strictObject({
    name: z.string().trim().min(2).max(60),
    /** Up to this many days before check-in, this percentage of the nights is refunded. */
    tiers: z.array(z.strictObject({ daysBefore: z.int().min(0).max(365), refund: percent })).max(6),
    /** For unused nights, once the stay has begun. */
    unusedNights: percent,
    /** Full refund for this many hours after booking; null: never. */
    grace: z
      .strictObject({
        hours: z.int().min(1).max(168),
        daysBefore: z.int().min(0).max(365),
        underNights: z.int().min(1).max(366),
      })
      .nullable(),
    /** Whether cleaning and extras are refunded until check-in, or in the same proportion as the nights. */
    feesUntilArrival: z.boolean(),
    retainedFor: z.enum(retentionParties),
  })
  .superRefine(({ tiers }, { addIssue }) => {
    const wrong = (at: number, field: string, message: string) =>
      addIssue({ code: 'custom', path: ['tiers', at, field], message })
    tiers.forEach((tier, at) => {
      if (tiers.findIndex(({ daysBefore }) => daysBefore === tier.daysBefore) < at)
        wrong(at, 'daysBefore', 'Enter each number of days once')
      if (tiers.some((other) => other.daysBefore > tier.daysBefore && other.refund < tier.refund))
        wrong(at, 'refund', 'A later cancellation can’t refund more than an earlier one')
    })
  })
export type OwnPolicy = z.output<typeof ownPolicy>
export type RetentionParty = OwnPolicy['retainedFor']

const listed = z.object({
  id,
  /** The identifier a home's terms use for it. */
  code: z.string(),
  policy: ownPolicy,
  /** The number of homes that use it. */
  homes: z.int(),
  archived: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: instant,
  version,
})
export type ListedPolicy = z.output<typeof listed>

const team = { audience: ['staff', 'admin'], permission: 'money' } as const

export const cancellationPolicies = endpoint({
  method: 'GET',
  path: 'staff/cancellation-policies',
  summary: 'List the company’s own cancellation policies, archived ones last',
  ...team,
  results: z.object({ policies: z.array(listed) }),
  errors: {},
})

export const addCancellationPolicy = endpoint({
  method: 'POST',
  path: 'staff/cancellation-policies',
  summary: 'Add a cancellation policy that homes can choose',
  ...team,
  body: ownPolicy,
  results: z.object({ id }),
  errors: { policy_name_taken: 409 },
})

export const changeCancellationPolicy = endpoint({
  method: 'PUT',
  path: 'staff/cancellation-policies/{id}',
  summary:
    'Change a cancellation policy, or archive it; homes under it sell by it from the next quote on, booked stays keep theirs (R35)',
  ...team,
  params: z.object({ id: idText }),
  /** If archived, it can no longer be selected; homes that use it still do. */
  body: z.object({ policy: ownPolicy, archived: z.boolean(), version: version.optional() }),
  results: z.object({ homes: z.int() }),
  errors: { policy_name_taken: 409, settings_changed: 409 },
})
