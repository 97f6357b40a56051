import { z } from 'zod'
import { approvalErrors, approvalEvidence, approvalOutcome, approvalReason } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** `turnover` follows a stay automatically (R73); `program` is a visit under a program the owner is enrolled in. */
export const jobKinds = ['turnover', 'inspection', 'repair', 'program'] as const
/** The kinds the team creates manually. */
export const madeJobKinds = ['inspection', 'repair'] as const
/** `proposed`: waits for the owner's answer. `declined`: the owner doesn't want it. */
export const jobStates = ['proposed', 'planned', 'under_way', 'done', 'canceled', 'declined'] as const
/** States in which a job will no longer be done. */
export const droppedJobStates: readonly (typeof jobStates)[number][] = ['canceled', 'declined']
/** The actions available for a job now. */
export const jobMoves = ['send', 'start', 'finish', 'cancel'] as const
export const mostJobPhotos = 24
export const mostCheckItems = 40

const nameOf = z.object({ id, name: z.string() })

const assignee = z.object({ as: z.enum(['team', 'vendor']), id, name: z.string() })

export const jobCard = z.object({
  id,
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  /** The staff's description of the work; empty for a turnover. */
  title: z.string(),
  home: nameOf.extend({ timeZone: z.string() }),
  /** The scheduled date, in the home's time zone. */
  day: plainDate,
  /** When the home becomes available. */
  opensAt: instant.nullable(),
  /** When the next guests arrive; null if none do. */
  dueAt: instant.nullable(),
  /** The next guests arrive on the day the previous ones leave. */
  sameDay: z.boolean(),
  assignee: assignee.nullable(),
  /** When the vendor was notified. */
  sentAt: instant.nullable(),
  /** The booking it follows; null for an owner stay. */
  stay: z.object({ bookingId: id, number: z.string() }).nullable(),
})
export type JobCard = z.output<typeof jobCard>

const checkItem = z.object({
  text: z.string().trim().min(1).max(200),
  done: z.boolean(),
  note: z.string().trim().max(500),
  /** Completed only with a photo taken after the work. */
  photo: z.boolean().default(false),
})

const whole = jobCard.extend({
  note: z.string(),
  issueId: id.nullable(),
  checklist: z.array(checkItem),
  before: z.array(mediaFile),
  after: z.array(mediaFile),
  /**
   * For an assigned vendor: the expiration date of its insurance on file, and whether it expires before the job's date.
   */
  insurance: z.object({ until: plainDate, ended: z.boolean() }).nullable(),
  /** The findings of an inspection. */
  found: z.string(),
  doneAt: instant.nullable(),
})
export type JobRecord = z.output<typeof whole>

const deskJob = whole.extend({
  allowedMoves: z.array(z.enum(jobMoves)),
  /** Who can do it: team members, and vendors that serve the home. */
  team: z.array(nameOf),
  /** `uninsured`: the insurance on file expires before the job, so it needs an exception first. */
  vendors: z.array(nameOf.extend({ trade: z.string(), uninsured: z.boolean() })),
})
export type DeskJob = z.output<typeof deskJob>

const staff = ['staff', 'admin'] as const
const about = z.object({ id: idText })

/** `today` includes overdue jobs. */
export const jobViews = ['today', 'week', 'unassigned', 'done'] as const

export const jobsOfDesk = endpoint({
  method: 'GET',
  path: 'staff/jobs',
  summary: 'List jobs: today and overdue, within a week, unassigned within four weeks, or recently completed',
  audience: staff,
  permission: 'homes',
  query: z.object({ view: z.enum(jobViews).default('today'), homeId: idText.optional() }),
  results: z.object({
    jobs: z.array(jobCard),
    /** How many there are in each view. */
    counts: z.object({ today: z.int(), week: z.int(), unassigned: z.int() }),
    /** The one home being viewed. */
    home: nameOf.nullable(),
  }),
  errors: {},
})

export const jobOfDesk = endpoint({
  method: 'GET',
  path: 'staff/jobs/{id}',
  summary: 'Get a job with its checklist, photos and possible vendors',
  audience: staff,
  permission: 'homes',
  params: about,
  results: z.object({ job: deskJob }),
  errors: {},
})

export const makeJob = endpoint({
  method: 'POST',
  path: 'staff/jobs',
  summary: 'Schedule an inspection or a repair',
  audience: staff,
  permission: 'homes',
  status: 201,
  body: z.object({
    kind: z.enum(madeJobKinds),
    homeId: id,
    title: z.string().trim().min(1).max(120),
    note: z.string().trim().max(2000).default(''),
    day: plainDate,
    /** The stay after which the home is inspected. */
    bookingId: id.nullable().default(null),
    /** The report it responds to. */
    issueId: id.nullable().default(null),
  }),
  results: z.object({ job: deskJob }),
  errors: {},
})

export const changeJob = endpoint({
  method: 'PATCH',
  path: 'staff/jobs/{id}',
  summary: 'Assign and schedule a job; a vendor already notified is notified of the change',
  audience: staff,
  permission: 'homes',
  params: about,
  body: z.object({
    /** Ignored for a turnover, whose date follows its stay. */
    day: plainDate.optional(),
    note: z.string().trim().max(2000).optional(),
    assignee: z
      .object({ as: z.enum(['team', 'vendor']), id })
      .nullable()
      .optional(),
  }),
  results: z.object({ job: deskJob }),
  errors: { not_allowed_now: 409, assignee_unknown: 422, vendor_uninsured: 409 },
})

export const moveJob = endpoint({
  method: 'POST',
  path: 'staff/jobs/{id}/moves',
  summary: 'Send a job to its vendor, start it, complete it, or cancel it',
  audience: staff,
  permission: 'homes',
  params: about,
  body: z.object({ move: z.enum(jobMoves) }),
  results: z.object({ job: deskJob }),
  errors: { not_allowed_now: 409, assignee_missing: 409, vendor_uninsured: 409, checks_open: 422, photos_missing: 422 },
})

export const askVendorException = endpoint({
  method: 'POST',
  path: 'staff/jobs/{id}/vendor-exceptions',
  summary: 'Request that a vendor whose insurance has expired does this job; a second approver decides',
  audience: staff,
  permission: 'homes',
  status: 201,
  params: about,
  body: z.object({ vendorId: id, reason: approvalReason, evidence: approvalEvidence }),
  results: z.object({ outcome: approvalOutcome }),
  errors: { ...approvalErrors, not_allowed_now: 409, assignee_unknown: 422 },
})

export const recordJob = endpoint({
  method: 'PUT',
  path: 'staff/jobs/{id}/record',
  summary: 'Record a job’s checklist, before and after photos, and findings',
  audience: staff,
  permission: 'homes',
  params: about,
  body: z.object({
    checklist: z.array(checkItem).max(mostCheckItems),
    before: z.array(id).max(mostJobPhotos),
    after: z.array(id).max(mostJobPhotos),
    found: z.string().trim().max(4000),
  }),
  results: z.object({ job: deskJob }),
  errors: { not_allowed_now: 409, file_unknown: 422 },
})

/** A repair that is ordered once an owner approves a bid. */
export const jobDecision = z.object({
  job: jobCard,
  /** Bids they can still choose, lowest first. */
  bids: z.array(z.object({ id, vendor: z.string().nullable(), total: money })).min(1),
})
export type JobDecision = z.output<typeof jobDecision>

export const jobsOfOwner = endpoint({
  method: 'GET',
  path: 'owners/jobs',
  summary: 'List jobs in the owner’s homes: upcoming with the bids to decide, or recently completed',
  audience: ['owner'],
  query: z.object({
    done: z.enum(['true', 'false']).default('false'),
    /** Those that respond to one report, in any state. */
    issueId: idText.optional(),
  }),
  results: z.object({
    jobs: z.array(jobCard),
    /** Upcoming jobs that wait for the owner's answer, by date. */
    decisions: z.array(jobDecision),
  }),
  errors: {},
})

export const jobOfOwner = endpoint({
  method: 'GET',
  path: 'owners/jobs/{id}',
  summary: 'Get a job in an owned home, with its photos',
  audience: ['owner'],
  params: about,
  results: z.object({ job: whole }),
  errors: {},
})

export const inspectionOfStay = endpoint({
  method: 'GET',
  path: 'owners/bookings/{id}/inspection',
  summary: 'Get the inspections after a stay, with before and after photos',
  audience: ['owner'],
  params: about,
  results: z.object({
    stay: z.object({
      bookingId: id,
      number: z.string(),
      home: z.string(),
      timeZone: z.string(),
      arrive: plainDate,
      depart: plainDate,
      over: z.boolean(),
    }),
    inspections: z.array(whole),
  }),
  errors: {},
})
