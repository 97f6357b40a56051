import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { storedPhone } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** The part of a home an issue is about. */
export const issueTopics = ['heat_or_water', 'kitchen', 'cleaning', 'outside', 'internet', 'something_else'] as const
/** A guest's report under the as-described promise: the team must answer it by a deadline. */
export const promiseTopic = 'not_as_described' as const
/** Hours from check-in in which a guest can report under the promise, and the hours the team then has to answer. */
export const promiseReportHours = 24
export const promiseAnswerHours = 4
/** `open`: no answer yet. `under_way`: someone is working on it. `solved`: done. */
export const issueStates = ['open', 'under_way', 'solved'] as const
/**
 * The maximum number of photos per report, and the days after check-out in which a report is still accepted, such as
 * from a device that was offline.
 */
export const mostIssuePhotos = 6
export const issueDays = 14

const answer = z.object({
  state: z.enum(issueStates),
  /** The first name of the team member who wrote it. */
  author: z.string(),
  text: z.string(),
  at: instant,
})

export const issue = z.object({
  id,
  /** The stay during which a guest reported it; null for an owner's report. */
  bookingId: id.nullable(),
  by: z.enum(['guest', 'owner']),
  topic: z.enum([...issueTopics, promiseTopic]),
  text: z.string(),
  files: z.array(mediaFile),
  state: z.enum(issueStates),
  reportedAt: instant,
  /** The team's deadline to answer; null for a report not under the promise. */
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
    /** Whether the caller can report an issue now. */
    mayReport: z.boolean(),
    /** Whether the caller can record one for the guest now, as staff. */
    mayRecord: z.boolean(),
    /** They can report under the as-described promise until then; null if they can't now. */
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

export const recordIssue = endpoint({
  method: 'POST',
  path: 'staff/bookings/{id}/issues',
  summary: 'Record an issue that a guest reported to staff, such as by phone',
  audience: staff,
  permission: 'bookings',
  status: 201,
  params: z.object({ id: idText }),
  body: report.pick({ topic: true, text: true }),
  results: z.object({ issue }),
  errors: { not_allowed_now: 409 },
})

const deskIssue = issue.extend({
  home: z.string(),
  homeId: id,
  /** The full name of the reporter. */
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
