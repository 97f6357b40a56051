import { z } from 'zod'
import { entered } from './account-security.ts'
import { roleNames, user } from './accounts.ts'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { anyRestriction, endpoint, secondFactorErrors } from './endpoint.ts'
import { accessLevels, permissionNames } from './permissions.ts'
import { idText } from './values/ids.ts'

const target = z.object({ id: idText })
const reason = z.string().trim().min(3).max(300)
const person = z.object({ person: user.extend({ closed: z.boolean() }) })

/**
 * The person's current state; a role or permission that grants power waits for a second administrator under the
 * outcome's id.
 */
const accessChange = person.extend({ outcome: approvalOutcome })
const accessErrors = {
  ...approvalErrors,
  ...secondFactorErrors,
  own_account: 409,
  last_admin: 409,
  account_closed: 409,
} as const

export const staffAccount = endpoint({
  method: 'GET',
  path: 'staff/accounts/{id}',
  summary: 'Get a person as staff',
  audience: ['staff', 'admin'],
  permission: 'people',
  params: target,
  results: person,
  errors: {},
})

export const setRoles = endpoint({
  method: 'PUT',
  path: 'staff/accounts/{id}/roles',
  summary:
    'Grant and revoke roles; staff roles need an administrator, and a new administrator needs another’s approval',
  audience: ['staff', 'admin'],
  permission: 'people',
  inPerson: true,
  params: target,
  body: z.object({ roles: z.array(z.enum(roleNames)), reason }),
  results: accessChange,
  errors: { ...accessErrors, permission_not_held: 403 },
})

export const setPermissions = endpoint({
  method: 'PUT',
  path: 'staff/accounts/{id}/permissions',
  summary:
    'Set a staff member’s areas, and whether they read, act, or approve there; money, homes, bookings and people need a second administrator',
  audience: ['admin'],
  inPerson: true,
  params: target,
  body: z.object({
    permissions: z.array(z.enum(permissionNames)),
    /** An omitted area stays unchanged; a new one gets full access. */
    levels: z.partialRecord(z.enum(permissionNames), z.enum(accessLevels)).default({}),
    reason,
  }),
  results: accessChange,
  errors: { ...accessErrors, not_staff: 409 },
})

export const setTemporaryPassword = endpoint({
  method: 'POST',
  path: 'staff/accounts/{id}/temporary-password',
  summary: 'Email someone a temporary password, with which they choose their own; nobody else sees it',
  audience: ['staff', 'admin'],
  permission: 'people',
  inPerson: true,
  status: 201,
  params: target,
  body: z.object({ reason }),
  results: z.object({ sent: z.literal(true) }),
  errors: { permission_not_held: 403, own_account: 409, confirm_first: 403, code_not_sent: 503 },
})

export const expirePassword = endpoint({
  method: 'POST',
  path: 'staff/accounts/{id}/expire-password',
  summary: 'Require someone to choose a new password with an emailed code',
  audience: ['staff', 'admin'],
  permission: 'people',
  inPerson: true,
  params: target,
  body: z.object({ reason }),
  results: person,
  errors: { permission_not_held: 403 },
})

export const impersonate = endpoint({
  method: 'POST',
  path: 'staff/accounts/{id}/impersonation',
  summary: 'View the product as a guest, owner, or partner; what only they can agree to or say stays theirs',
  audience: ['staff', 'admin'],
  permission: 'people',
  inPerson: true,
  status: 201,
  params: target,
  body: z.object({ reason }),
  results: entered,
  errors: { permission_not_held: 403 },
})

export const endImpersonation = endpoint({
  method: 'POST',
  path: 'impersonation/end',
  summary: 'Stop viewing as someone else',
  audience: 'session',
  allowedWhile: anyRestriction,
  results: z.object({ user: user.nullable(), token: z.string() }),
  errors: { not_impersonating: 409 },
})
