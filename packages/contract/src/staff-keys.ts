import { z } from 'zod'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'

const key = z.object({
  id,
  name: z.string(),
  /** The first characters of the key. */
  hint: z.string(),
  scopes: z.array(z.string()),
  /** The owner of the key. */
  holder: z.object({ id, name: z.string(), isStaff: z.boolean() }),
  madeAt: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
})
export type StaffKey = z.output<typeof key>

export const staffKeys = endpoint({
  method: 'GET',
  path: 'staff/api-keys',
  summary: 'List every API key that works, with its holder and last use; keys of staff first',
  audience: ['admin'],
  results: z.object({ keys: z.array(key) }),
  errors: {},
})

export const revokeStaffKey = endpoint({
  method: 'POST',
  path: 'staff/api-keys/{keyId}/revocation',
  summary: 'Revoke someone’s API key at once, with a reason that stands in their security log',
  audience: ['admin'],
  inPerson: true,
  params: z.object({ keyId: idText }),
  body: z.object({ reason: z.string().trim().min(3).max(300) }),
  results: z.object({}),
  errors: { ...secondFactorErrors, confirm_first: 403 },
})
