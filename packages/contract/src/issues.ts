import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { storedPhone } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** What of a home something is wrong with. */
export const issueTopics = ['heat_or_water', 'kitchen', 'cleaning', 'outside', 'internet', 'something_else'] as const
/** A guest's report by the as-described promise: the team answers it by a set moment. */
export const promiseTopic = 'not_as_described' as const
/** Hours from check-in in which a guest may report by the promise, and from then on those in which the team answers. */
export const promiseReportHours = 24
export const promiseAnswerHours = 4
/** `open`: nobody has answered yet. `under_way`: someone sees to it. `solved`: done. */
export const issueStates = ['open', 'under_way', 'solved'] as const
/** Most photos of one report, and days after check-out in which one may still come, as from a device without a connection. */
export const mostIssuePhotos = 6
export const issueDays = 14

const answer = z.object({
  state: z.enum(issueStates),
  /** First name of who of the team wrote. */
  author: z.string(),
  text: z.string(),
  at: instant,
})

export const issue = z.object({
  id,
  /** The stay in which a guest reported it; null of what an owner reports. */
  bookingId: id.nullable(),
  by: z.enum(['guest', 'owner']),
  topic: z.enum([...issueTopics, promiseTopic]),
  text: z.string(),
  files: z.array(mediaFile),
  state: z.enum(issueStates),
  reportedAt: instant,
  /** By when the team answers; null of a report that is not by the promise. */
  answerBy: instant.nullable(),
  answers: z.array(answer),
})
export type Issue = z.output<typeof issue>

const report = z.object({
  topic: z.enum(issueTopics),
  text: z.string().trim().min(1).max(2000),
  files: z.array(id).max(mostIssuePhotos).default([]),
})

export const issuesOfStay = endpoint({
  method: 'GET',
  path: 'bookings/{id}/issues',
  summary: 'List what the guest reported during a stay, with staff answers',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({
    issues: z.array(issue),
    /** Whether the caller may report something now. */
    mayReport: z.boolean(),
    /** Until when they may report by the as-described promise; null when they may not now. */
    promiseUntil: instant.nullable(),
  }),
  errors: {},
})

export const reportIssue = endpoint({
  method: 'POST',
  path: 'bookings/{id}/issues',
  summary: 'Report an issue in the home as its guest, with photos; also later, from a device that was offline',
  audience: 'session',
  status: 201,
  params: z.object({ id: idText }),
  body: report.extend({ topic: z.enum([...issueTopics, promiseTopic]) }),
  results: z.object({ issue }),
  errors: { not_allowed_now: 409, file_unknown: 422 },
})

const staff = ['staff', 'admin'] as const
const deskIssue = issue.extend({
  home: z.string(),
  homeId: id,
  /** Who reported it, by full name. */
  reporter: z.string(),
  ...storedPhone,
  stay: z.object({ number: z.string(), arrive: plainDate, depart: plainDate }).nullable(),
  timeZone: z.string(),
})
export type DeskIssue = z.output<typeof deskIssue>

export const issuesOfDesk = endpoint({
  method: 'GET',
  path: 'staff/issues',
  summary: 'List issues from guests and owners: unanswered first, then open, then resolved',
  audience: staff,
  permission: 'bookings',
  results: z.object({ issues: z.array(deskIssue) }),
  errors: {},
})

const ownerIssue = deskIssue.omit({ phone: true, displayPhone: true, phoneUnclear: true })
export type OwnerIssue = z.output<typeof ownerIssue>

export const issuesOfOwner = endpoint({
  method: 'GET',
  path: 'owners/issues',
  summary: 'List issues in the owner’s homes, with staff answers',
  audience: ['owner'],
  results: z.object({ issues: z.array(ownerIssue) }),
  errors: {},
})

export const reportAsOwner = endpoint({
  method: 'POST',
  path: 'owners/properties/{id}/issues',
  summary: 'Report an issue in an owned home, with photos; also later, from a device that was offline',
  audience: ['owner'],
  status: 201,
  params: z.object({ id: idText }),
  body: report,
  results: z.object({ issue: ownerIssue }),
  errors: { file_unknown: 422 },
})

export const issueOfOwner = endpoint({
  method: 'GET',
  path: 'owners/issues/{id}',
  summary: 'Get an issue in one of the owner’s homes',
  audience: ['owner'],
  params: z.object({ id: idText }),
  results: z.object({ issue: ownerIssue }),
  errors: {},
})

export const answerIssue = endpoint({
  method: 'POST',
  path: 'staff/issues/{id}',
  summary: 'Answer an issue’s reporter',
  audience: staff,
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: z.object({ state: z.enum(['under_way', 'solved']), text: z.string().trim().min(1).max(2000) }),
  results: z.object({}),
  errors: {},
})
