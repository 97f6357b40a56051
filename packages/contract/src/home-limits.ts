import { z } from 'zod'
import { approvalErrors, approvalOutcome, approvalReason } from './approvals.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { groupKinds } from './values/defaults.ts'
import { id, idText } from './values/ids.ts'

const params = z.object({ id: idText })
const group = z.object({ id, kind: z.enum(groupKinds), name: z.string() })
const limits = z.object({
  /** Empty: the person works with all homes. */
  groups: z.array(group),
  /** Groups they can be limited to. */
  choices: z.array(group.extend({ homes: z.int() })),
  /** A change waits for a second administrator. */
  waits: z.boolean(),
})
export type HomeLimits = z.output<typeof limits>

export const homeLimitsOf = endpoint({
  method: 'GET',
  path: 'staff/accounts/{id}/home-limits',
  summary: 'Get the groups of homes that a team member is limited to',
  audience: ['staff', 'admin'],
  permission: 'people',
  params,
  results: limits,
  errors: { not_staff: 409 },
})

export const setHomeLimits = endpoint({
  method: 'PUT',
  path: 'staff/accounts/{id}/home-limits',
  summary: 'Limit a team member to groups of homes; letting them see more homes needs a second administrator',
  audience: ['admin'],
  inPerson: true,
  params,
  body: z.object({ groups: z.array(id).max(50), reason: approvalReason }),
  results: limits.extend({ outcome: approvalOutcome }),
  errors: { ...approvalErrors, ...secondFactorErrors, not_staff: 409, own_account: 409 },
})
