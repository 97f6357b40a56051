import type { Role } from '@porchlight/contract'

export type Hindrance = 'password_expired' | 'device' | 'two_factor'

/** Whoever is calling: somebody unknown with a visitor's cookie, or a person with a session. */
export type Actor =
  | { kind: 'visitor'; scope: string }
  | {
      kind: 'person'
      scope: string
      accountId: number
      roles: readonly Role[]
      /** 0 for a program with a key. */
      sessionId: number
      /** What the key of a program may do; null for a person in a session. */
      scopes: readonly string[] | null
      /** Why this session opens nothing yet, or no longer (spec section 4). */
      hindrance: Hindrance | null
      /** When the person last proved in this session that it is really him. */
      confirmedAt: Date | null
      deviceId: number | null
      /** The member of staff who looks through this person's eyes. */
      impersonatedBy: number | null
    }
export type Person = Extract<Actor, { kind: 'person' }>

export const hasRole = (actor: Actor, ...roles: Role[]): boolean =>
  actor.kind === 'person' && roles.some((role) => actor.roles.includes(role))
export const isStaff = (actor: Actor): boolean => hasRole(actor, 'staff', 'admin')
