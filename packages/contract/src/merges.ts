import { z } from 'zod'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { accessStates, personTypes } from './people.ts'
import { storedPhoneOrNone } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'

/** The records that move when two accounts of one person are merged, as staff count them. */
export const mergedThings = [
  'stays',
  'homes',
  'payments',
  'invoices',
  'orders',
  'conversations',
  'documents',
  'reviews',
  'questions',
  'leads',
  'favorites',
  'codes',
  'notes',
  'files',
  'tags',
  'bans',
] as const
export const mergedThing = z.enum(mergedThings)
export type MergedThing = z.output<typeof mergedThing>

/** Why two accounts can't be merged. */
export const mergeRefusals = [
  'same_account',
  'account_closed',
  'staff_account',
  'keep_the_other',
  'both_in_books',
  'both_own',
  'payout_accounts_differ',
  'tax_ids_differ',
  'both_partners',
  'pending_approval',
] as const
const mergeRefusal = z.object({
  code: z.enum(mergeRefusals),
  /** Names behind the refusal, such as homes both own. */
  names: z.array(z.string()),
})
export type MergeRefusal = z.output<typeof mergeRefusal>

const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  ...storedPhoneOrNone,
  address: z.string().nullable(),
  types: z.array(z.enum(personTypes)),
  state: z.enum(accessStates),
  signedUpAt: instant,
  lastSeenAt: instant.nullable(),
  /** Why the company doesn't rent to them. */
  doNotRent: z.string().nullable(),
})

const preview = z.object({
  primary: person,
  merged: person,
  /**
   * `moves`: moves to the primary account. `same`: the primary account already has it, so it stays with the merged one.
   */
  things: z.array(z.object({ what: mergedThing, primary: z.int(), moves: z.int(), same: z.int() })),
  /** Every reason that prevents the merge. */
  refusals: z.array(mergeRefusal),
  /** Whether it needs a second person's approval: one of the two receives money. */
  needsApproval: z.boolean(),
  /** It has been requested and is pending. */
  waits: z.boolean(),
})
export type MergePreview = z.output<typeof preview>

const staff = ['staff', 'admin'] as const

export const mergePreview = endpoint({
  method: 'GET',
  path: 'staff/people/{id}/merges/{otherId}',
  summary: 'Compare two accounts of one person: what would go over, and what stands against it',
  audience: staff,
  permission: 'people',
  params: z.object({ id: idText, otherId: idText }),
  results: preview,
  errors: {},
})

export const mergePeople = endpoint({
  method: 'POST',
  path: 'staff/people/{id}/merges',
  summary:
    'Merge another account of the same person into this one, with a reason; a second person approves it where one of them receives money',
  audience: staff,
  permission: 'people',
  inPerson: true,
  params: z.object({ id: idText }),
  body: z.object({ mergedId: id, reason: z.string().trim().min(10).max(300) }),
  results: z.object({ outcome: approvalOutcome }),
  errors: { ...approvalErrors, ...secondFactorErrors, cannot_merge: 409 },
})
