import type { AccessLevels, Permission, Restriction, Role } from '@porchlight/contract'

/** The person who is calling: someone unknown with a visitor's cookie, or a person with a session. */
export type Actor =
  | { kind: 'visitor'; scope: string }
  | {
      kind: 'person'
      scope: string
      accountId: number
      roles: readonly Role[]
      /** The areas in which they act as staff: those a member of staff was let into, all of an administrator. */
      permissions: readonly Permission[]
      /** How far they may go in each: see it, act there, or also approve. */
      levels: AccessLevels
      /** 0 for a program with a key. */
      sessionId: number
      /** What the key of a program may do; null for a person in a session. */
      scopes: readonly string[] | null
      /** Why this session opens nothing yet, or no longer (spec section 4). */
      restriction: Restriction | null
      /** When the person last proved in this session that it is really them. */
      confirmedAt: Date | null
      /** When this session last proved a second factor; null for a program with a key. */
      secondFactorAt: Date | null
      deviceId: number | null
      /** The member of staff who looks through this person's eyes. */
      impersonatedBy: number | null
      /** The language they had chosen when they called; null for a program with a key. */
      language: string | null
      /** When the session ends by itself; null for a program with a key. */
      sessionEnds: Date | null
    }
export type Person = Extract<Actor, { kind: 'person' }>

export const hasRole = (actor: Actor, ...roles: Role[]): boolean =>
  actor.kind === 'person' && roles.some((role) => actor.roles.includes(role))

/** Whether they act as staff in this area, and so sees and does what belongs to others. */
export const actsFor = (actor: Actor, permission: Permission): boolean =>
  actor.kind === 'person' && actor.permissions.includes(permission)

/** The person as they count for a write: areas that they may only see let nothing through. */
export const forWriting = (actor: Actor): Actor =>
  actor.kind === 'person'
    ? { ...actor, permissions: actor.permissions.filter((permission) => actor.levels[permission] !== 'read') }
    : actor
