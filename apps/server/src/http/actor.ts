import type { Role } from '@porchlight/contract'

/** Whoever is calling: somebody unknown with a visitor's cookie, or a person with a session. */
export type Actor =
  | { kind: 'visitor'; scope: string }
  | { kind: 'person'; scope: string; accountId: number; roles: readonly Role[]; sessionId: number }
export type Person = Extract<Actor, { kind: 'person' }>

export const hasRole = (actor: Actor, ...roles: Role[]): boolean =>
  actor.kind === 'person' && roles.some((role) => actor.roles.includes(role))
export const isStaff = (actor: Actor): boolean => hasRole(actor, 'staff', 'admin')
