import { z } from 'zod'
import { approvalKinds } from './approvals.ts'
import { deposit } from './deposits.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './homes.ts'
import { identityStates } from './identity.ts'
import { keyStates } from './stays.ts'
import { id, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** How far a home is prepared for the next arrival, by the last turnover before it. */
export const readinessStates = ['ready', 'cleaning', 'assigned', 'unassigned'] as const
export type Readiness = (typeof readinessStates)[number]

/** Who arrives: a guest with a booking, a guest of another site whose calendar is read, or the owner. */
export const arrivalKinds = ['guest', 'external', 'owner'] as const

const homeOfDay = z.object({
  id,
  name: z.string(),
  town: z.string(),
  timeZone: z.string(),
  image: picture.nullable(),
})
export type HomeOfDay = z.output<typeof homeOfDay>

const stayOfDay = z.object({
  kind: z.enum(arrivalKinds),
  home: homeOfDay,
  /** Null for stays that no booking of ours stands behind. */
  booking: z.object({ id, number: z.string() }).nullable(),
  /** Null to staff who do not handle bookings. */
  guest: z.string().nullable(),
  guests: z.int().nullable(),
  nights: z.int(),
  readiness: z.enum(readinessStates),
  /** The turnover that says so. */
  jobId: id.nullable(),
})

export const arrivalOfDay = stayOfDay.extend({
  /** When the guest said they would come, or check-in time. */
  at: instant,
  arrived: z.boolean(),
  /** What is due and not paid; null when nothing is, and to staff who may not see money. */
  balance: money.nullable(),
  /** Null where the home does not ask for ID. */
  identity: z.enum(identityStates).nullable(),
  doorCode: z.enum(keyStates).nullable(),
})
export type ArrivalOfDay = z.output<typeof arrivalOfDay>

export const departureOfDay = stayOfDay.extend({
  at: instant,
  /** The stay is over. */
  left: z.boolean(),
  deposit: deposit.pick({ amount: true, state: true }).nullable(),
})
export type DepartureOfDay = z.output<typeof departureOfDay>

export const turnoverOfDay = z.object({
  jobId: id,
  home: homeOfDay,
  assignee: z.string().nullable(),
  readiness: z.enum(readinessStates),
  opensAt: instant,
  dueAt: instant,
  checks: z.object({ done: z.int(), total: z.int() }),
})
export type TurnoverOfDay = z.output<typeof turnoverOfDay>

export const waitingKinds = [
  'message',
  'agreement',
  'fees',
  'tax',
  'request',
  'payment',
  'deposit',
  'identity',
  'claim',
  'approval',
  'question',
  'issue',
  'order',
  'job',
  'feed',
  'vetting',
  'insurance',
  'dispute',
  'credit',
  'permit',
  'home_document',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** `now`: overdue, due within the hour, a guest waiting for an answer, or a live home that isn’t settled. `today`: due today. `later`: everything else. */
export const urgencies = ['now', 'today', 'later'] as const

export const waitingItem = z.object({
  kind: z.enum(waitingKinds),
  /** Of the conversation, booking, claim, approval, question, report, order, job, vendor, or commission it is about; of the home for its documents. */
  id,
  urgency: z.enum(urgencies),
  home: z.string().nullable(),
  person: z.string().nullable(),
  amount: money.nullable(),
  /** What someone wrote, or the name of what is at stake; shortened. */
  detail: z.string(),
  approvalKind: z.enum(approvalKinds).nullable(),
  since: instant.nullable(),
  dueAt: instant.nullable(),
})
export type WaitingItem = z.output<typeof waitingItem>

export const staffToday = endpoint({
  method: 'GET',
  path: 'staff/today',
  summary: 'Get one day across all homes: arrivals, departures, same-day turnovers, and the caller’s to-dos',
  audience: ['staff', 'admin'],
  query: z.object({
    /** Today on the company's clock when left out. */
    date: plainDate.optional(),
    /** Homes in one destination only. */
    area: z.string().trim().min(1).max(80).optional(),
  }),
  results: z.object({
    date: plainDate,
    today: plainDate,
    now: instant,
    areas: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Homes that take stays. */
    homes: z.int(),
    /** Null to staff who handle neither bookings nor homes. */
    arrivals: z.array(arrivalOfDay).nullable(),
    departures: z.array(departureOfDay).nullable(),
    turnovers: z.array(turnoverOfDay).nullable(),
    /** Sorted by urgency, then by deadline. What the caller may not act on is left out. */
    waiting: z.array(waitingItem),
    /** Work that failed for good and can be tried again; empty to staff who may not. */
    failedJobs: z.array(z.object({ key: z.string(), detail: z.string(), since: instant })),
    /** Homes in use on this night and the thirteen after it, of those that could be. */
    nights: z.array(z.object({ date: plainDate, used: z.int(), homes: z.int() })).nullable(),
  }),
  errors: {},
})
export type StaffToday = z.output<typeof staffToday.results>
