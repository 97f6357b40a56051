import { z } from 'zod'
import { approvalKinds, approvalStates } from './approvals.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { permissionNames } from './permissions.ts'
import { id, instant } from './values/ids.ts'

export const auditSources = ['account', 'approval', 'act'] as const
/** The number of entries per page. */
export const auditPage = 100

/** The key of an entry and its instant: entries of the same instant may be on two pages. */
const auditPlace = z
  .string()
  .max(60)
  .refine((text) => {
    const [key = '', at] = text.split('@')
    return /^(?:account|approval|act)-\d{1,15}$/.test(key) && instant.safeParse(at).success
  }, 'Send the place that the answer before gave')

const person = z.object({ id, name: z.string() })

const shared = {
  /** Unique key of an entry. */
  key: z.string(),
  at: instant,
  by: person.nullable(),
  /** The person it was about, or whose home it was about. */
  about: person.nullable(),
  reason: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
}

const entry = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('account'),
    /** The change to an account or its access. */
    kind: z.string(),
    /** The part of the IP address that shows where it came from. */
    network: z.string().nullable(),
    ...shared,
  }),
  z.object({
    source: z.literal('approval'),
    kind: z.enum(approvalKinds),
    state: z.enum(approvalStates),
    decidedBy: person.nullable(),
    decidedAt: instant.nullable(),
    ...shared,
  }),
  z.object({
    source: z.literal('act'),
    /** The call, such as `PUT staff/properties/{id}/rates`. */
    kind: z.string(),
    /** A description of the call, in English. */
    summary: z.string(),
    /** The call's path with this request's ids. */
    subject: z.string(),
    area: z.enum(permissionNames).nullable(),
    network: z.string(),
    home: person.nullable(),
    booking: z.object({ id, number: z.string() }).nullable(),
    /** The numbers, dates, and selections that were sent, by path. */
    sent: z.array(z.object({ field: z.string(), value: z.string() })),
    ...shared,
  }),
])
export type AuditEntry = z.output<typeof entry>

export const auditLog = endpoint({
  method: 'GET',
  path: 'staff/audit',
  summary:
    'List who did what: every act of the team, and what happened to accounts, access, money, and contracts, with reasons and before and after, latest first',
  audience: ['admin'],
  query: z.object({
    /**
     * Part of the name or email of the person who did it or whom it was about, part of a home's name, or a booking's
     * number.
     */
    q: z.string().trim().max(80).default(''),
    source: z.enum(auditSources).optional(),
    /** Limits to acts in this area of the console. */
    area: z.enum(permissionNames).optional(),
    /** Entries at or after this moment. */
    since: instant.optional(),
    /** Entries before this moment. */
    before: instant.optional(),
    /** The `next` value of a page: returns the entries after its last one. */
    after: auditPlace.optional(),
  }),
  results: z.object({
    entries: z.array(entry),
    /** The `after` value for the next page; null at the end. */
    next: auditPlace.nullable(),
  }),
  errors: {},
})
export type AuditLog = ResultsOf<typeof auditLog>
