import { z } from 'zod'
import { approvalKinds, approvalStates } from './approvals.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { permissionNames } from './permissions.ts'
import { id, instant } from './values/ids.ts'

export const auditSources = ['account', 'approval', 'act'] as const
/** Entries of one answer. */
export const auditPage = 100

/** The key of an entry and its instant: entries of one instant may be on two answers. */
const auditPlace = z
  .string()
  .max(60)
  .refine((text) => {
    const [key = '', at] = text.split('@')
    return /^(?:account|approval|act)-\d{1,15}$/.test(key) && instant.safeParse(at).success
  }, 'Send the place that the answer before gave')

const person = z.object({ id, name: z.string() })

const shared = {
  /** Tells entries apart. */
  key: z.string(),
  at: instant,
  by: person.nullable(),
  /** Whom or whose home it was about. */
  about: person.nullable(),
  reason: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
}

const entry = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('account'),
    /** What happened to an account or its access. */
    kind: z.string(),
    /** The part of the address that tells where it came from. */
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
    /** The call, as `PUT staff/properties/{id}/rates`. */
    kind: z.string(),
    /** What the call does, in English. */
    summary: z.string(),
    /** The call with the numbers of this one. */
    subject: z.string(),
    area: z.enum(permissionNames).nullable(),
    network: z.string(),
    home: person.nullable(),
    booking: z.object({ id, number: z.string() }).nullable(),
    /** The numbers, dates, and choices that were sent, by their path. */
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
    /** A part of the name or email of who did it or whom it was about, of the name of a home, or a booking’s number. */
    q: z.string().trim().max(80).default(''),
    source: z.enum(auditSources).optional(),
    /** Acts in this area of the console only. */
    area: z.enum(permissionNames).optional(),
    /** Entries of this moment and later. */
    since: instant.optional(),
    /** Entries earlier than this. */
    before: instant.optional(),
    /** Where an answer ended (`next`): the entries after its last one. */
    after: auditPlace.optional(),
  }),
  results: z.object({
    entries: z.array(entry),
    /** Where the next answer goes on, as its `after`; null at the end. */
    next: auditPlace.nullable(),
  }),
  errors: {},
})
export type AuditLog = ResultsOf<typeof auditLog>
