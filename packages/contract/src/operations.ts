import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { jobCard } from './jobs.ts'
import { id, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

const team = { audience: ['staff', 'admin'], permission: 'homes' } as const
const worker = z.object({ as: z.enum(['team', 'vendor']), id })

/** Why no one is proposed for a job: no cleaner serves the home, or none has time before the next guests. */
export const unplannedReasons = ['nobody', 'no_time'] as const

export const boardJob = jobCard.extend({
  town: z.string(),
  /** The expected time: by the order of its worker's day, or as early as the home allows. */
  startsAt: instant,
  endsAt: instant,
  /** Driving from the home before it; null for a person's first job, and for vendors. */
  driveMinutes: z.int().nullable(),
  /** It ends after the next guests arrive. */
  late: z.boolean(),
  checks: z.object({ done: z.int(), total: z.int() }),
  photos: z.int(),
})
export type BoardJob = z.output<typeof boardJob>

export const boardWorker = worker.extend({
  name: z.string(),
  trade: z.string(),
  /** The insurance on file expires before the day: the vendor can't be assigned. */
  uninsured: z.boolean(),
  /** Scheduled for this day. */
  minutes: z.int(),
})
export type BoardWorker = z.output<typeof boardWorker>

const proposal = worker.extend({
  jobId: id,
  name: z.string(),
  startsAt: instant,
  endsAt: instant,
  driveMinutes: z.int().nullable(),
})
export type BoardProposal = z.output<typeof proposal>

export const staffOperations = endpoint({
  method: 'GET',
  path: 'staff/operations',
  summary: 'Get the board of a day: jobs by cleaner and vendor, unassigned jobs, and a proposal for them',
  ...team,
  query: z.object({ date: plainDate.optional() }),
  results: z.object({
    date: plainDate,
    today: plainDate,
    timeZone: z.string(),
    workers: z.array(boardWorker),
    jobs: z.array(boardJob),
    /** For unassigned turnovers. */
    proposals: z.array(proposal),
    /** For planned turnovers that would end after the next guests arrive: someone else who would finish in time. */
    reassignments: z.array(proposal),
    unplanned: z.array(z.object({ jobId: id, reason: z.enum(unplannedReasons) })),
    /** The day after: its jobs, those without a person, and those not sent to theirs yet. */
    nextDay: z.object({ jobs: z.int(), sameDay: z.int(), open: z.int(), unsent: z.int() }),
  }),
  errors: {},
})

export const planDay = endpoint({
  method: 'POST',
  path: 'staff/operations/plan',
  summary: 'Assign several jobs, and send several to those who do them; what can’t be done is listed',
  ...team,
  body: z
    .object({
      assignments: z
        .array(z.object({ jobId: id, assignee: worker.nullable() }))
        .max(200)
        .default([]),
      send: z.array(id).max(200).default([]),
    })
    .refine(({ assignments, send }) => assignments.length + send.length > 0, { error: 'Choose at least one job' }),
  results: z.object({
    assigned: z.int(),
    sent: z.int(),
    failed: z.array(z.object({ jobId: id, message: z.string() })),
  }),
  errors: {},
})
