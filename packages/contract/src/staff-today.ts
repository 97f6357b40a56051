import { z } from 'zod'
import { approvalKinds } from './approvals.ts'
import { deposit } from './deposits.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './homes.ts'
import { identityStates } from './identity.ts'
import { keyStates } from './stays.ts'
import { id, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** A home's readiness for the next arrival, by its last turnover before it. */
export const readinessStates = ['ready', 'cleaning', 'assigned', 'unassigned'] as const
export type Readiness = (typeof readinessStates)[number]

/** Who arrives: a guest with a booking, a guest from an imported calendar, or the owner. */
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
  /** Null for stays without a booking here. */
  booking: z.object({ id, number: z.string() }).nullable(),
  /** Null for staff who don't handle bookings. */
  guest: z.string().nullable(),
  guests: z.int().nullable(),
  nights: z.int(),
  readiness: z.enum(readinessStates),
  /** The turnover this is based on. */
  jobId: id.nullable(),
})

export const arrivalOfDay = stayOfDay.extend({
  /** The guest's announced arrival time, or check-in time. */
  at: instant,
  arrived: z.boolean(),
  /** The overdue amount; null if there is none, and for staff without access to money. */
  balance: money.nullable(),
  /** Null if the home doesn't require ID. */
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
  'todo',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/**
 * `now`: overdue, due within the hour, a guest waiting for an answer, or a live home whose agreement, fees, or taxes
 * aren't settled. `today`: due today. `later`: everything else.
 */
export const urgencies = ['now', 'today', 'later'] as const

export const waitingItem = z.object({
  kind: z.enum(waitingKinds),
  /**
   * The id of the conversation, booking, claim, approval, question, report, order, job, vendor, commission, or to-do it
   * is about; for documents, of the home.
   */
  id,
  urgency: z.enum(urgencies),
  home: z.string().nullable(),
  person: z.string().nullable(),
  amount: money.nullable(),
  /** A person's text, or the name of the subject; shortened. */
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
    /** Defaults to today in the company's time zone. */
    date: plainDate.optional(),
    /** Limits to homes in one destination. */
    area: z.string().trim().min(1).max(80).optional(),
  }),
  results: z.object({
    date: plainDate,
    today: plainDate,
    now: instant,
    areas: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Homes open for stays. */
    homes: z.int(),
    /** Null for staff who handle neither bookings nor homes. */
    arrivals: z.array(arrivalOfDay).nullable(),
    departures: z.array(departureOfDay).nullable(),
    turnovers: z.array(turnoverOfDay).nullable(),
    /** Sorted by urgency, then by deadline. Items the caller can't act on are left out. */
    waiting: z.array(waitingItem),
    /** Jobs that failed permanently and can be retried; empty for staff without permission. */
    failedJobs: z.array(z.object({ key: z.string(), detail: z.string(), since: instant })),
    /** Homes in use on this night and the thirteen after it, and how many could be. */
    nights: z.array(z.object({ date: plainDate, used: z.int(), homes: z.int() })).nullable(),
  }),
  errors: {},
})
export type StaffToday = z.output<typeof staffToday.results>
