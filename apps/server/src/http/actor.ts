import type { AccessLevels, Permission, Restriction, Role } from '@porchlight/contract'

/** The caller: a visitor known only by a cookie, or a person with a session. */
export type Actor =
  | { kind: 'visitor'; scope: string }
  | {
      kind: 'person'
      scope: string
      accountId: number
      roles: readonly Role[]
      /**
       * The areas in which they act as staff: those a staff member has access to, or all areas for an administrator.
       */
      permissions: readonly Permission[]
      /** Their access level in each area: read, act, or approve. */
      levels: AccessLevels
      /** 0 for a program with an API key. */
      sessionId: number
      /** What a program's key may do; null for a person in a session. */
      scopes: readonly string[] | null
      /** Why this session doesn't grant access yet, or no longer does (spec section 4). */
      restriction: Restriction | null
      /** When the person last reauthenticated in this session. */
      confirmedAt: Date | null
      /** When this session last passed a second factor; null for a program with a key. */
      secondFactorAt: Date | null
      deviceId: number | null
      /** The staff member who is impersonating this person. */
      impersonatedBy: number | null
      /** The language they had chosen at the time of the call; null for a program with a key. */
      language: string | null
      /** When the session expires on its own; null for a program with a key. */
      sessionEnds: Date | null
    }
export type Person = Extract<Actor, { kind: 'person' }>

export const hasRole = (actor: Actor, ...roles: Role[]): boolean =>
  actor.kind === 'person' && roles.some((role) => actor.roles.includes(role))

/** Whether they act as staff in this area, and so can see and change what belongs to others. */
export const actsFor = (actor: Actor, permission: Permission): boolean =>
  actor.kind === 'person' && actor.permissions.includes(permission)

/** The person as they count for a write: read-only areas grant nothing. */
export const forWriting = (actor: Actor): Actor =>
  actor.kind === 'person'
    ? { ...actor, permissions: actor.permissions.filter((permission) => actor.levels[permission] !== 'read') }
    : actor
