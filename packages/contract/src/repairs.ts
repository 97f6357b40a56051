import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { issueTopics, promiseTopic } from './issues.ts'
import { jobCard } from './jobs.ts'
import { id, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/**
 * The stages of a repair, in order. `reported` has no bid yet, `approved` is ordered or in progress, `done` has no bill
 * yet.
 */
export const repairStages = ['reported', 'bid', 'approved', 'done', 'billed'] as const
export type RepairStage = (typeof repairStages)[number]

/** The number of days completed and billed repairs stay on the board. */
export const repairBoardDays = 30

const repair = jobCard.extend({
  stage: z.enum(repairStages),
  /** The accepted bid, otherwise the lowest open one; null without any. */
  estimate: z.object({ bidId: id, total: money, vendor: z.string().nullable() }).nullable(),
  /** The home's owner must approve the estimate before it is ordered. */
  asksOwner: z.boolean(),
  /** The total of bills that weren't rejected. */
  billed: money.nullable(),
  /** The date the next guest arrives; null if none is booked. */
  nextArrival: plainDate.nullable(),
})
export type Repair = z.output<typeof repair>

const report = z.object({
  issueId: id,
  homeId: id,
  home: z.string(),
  timeZone: z.string(),
  topic: z.enum([...issueTopics, promiseTopic]),
  text: z.string(),
  reportedAt: instant,
})
export type RepairReport = z.output<typeof report>

export const repairBoard = endpoint({
  method: 'GET',
  path: 'staff/repairs',
  summary: 'List repairs by stage, from the report to the bill, and reports without a job',
  audience: ['staff', 'admin'],
  permission: 'homes',
  results: z.object({
    today: plainDate,
    /** Empty without the bookings permission. */
    reports: z.array(report),
    repairs: z.array(repair),
  }),
  errors: {},
})
