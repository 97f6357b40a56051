import { z } from 'zod'
import { changedBlock } from './agreements.ts'
import { endpoint } from './endpoint.ts'
import { agreementTypes } from './values/agreement-types.ts'
import { instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

const version = z.int().positive()
const type = z.object({ type: z.enum(agreementTypes) })

/** A version of an agreement as the team sees it, including one not yet in force. */
const deskWording = z.object({
  version,
  from: instant,
  acceptAgain: z.boolean(),
  changes: z.string(),
  /** Counsel's review of this version; null for a draft that counsel hasn't reviewed. */
  review: z.object({ reviewer: z.string(), reviewedOn: plainDate }).nullable(),
})

const deskDocument = z.object({
  type: z.enum(agreementTypes),
  title: z.string(),
  inForce: deskWording,
  /** The latest version, if it isn't in force yet. */
  waiting: deskWording.nullable(),
})

/** The text as written, including merge fields. */
const written = z.object({ title: z.string().trim().min(1).max(160), body: z.string().trim().min(1).max(200_000) })

export const agreementsDesk = endpoint({
  method: 'GET',
  path: 'staff/agreements',
  summary: 'List every document with its current and its scheduled version',
  audience: ['staff', 'admin'],
  permission: 'content',
  results: z.object({ documents: z.array(deskDocument) }),
  errors: {},
})

export const agreementAtDesk = endpoint({
  method: 'GET',
  path: 'staff/agreements/{type}',
  summary: 'Get the latest version of a document as source, with the fields it can use',
  audience: ['staff', 'admin'],
  permission: 'content',
  params: type,
  results: z.object({
    document: deskDocument.extend({ body: z.string(), latest: version, fields: z.array(z.string()) }),
  }),
  errors: {},
})

export const previewWording = endpoint({
  method: 'POST',
  path: 'staff/agreements/{type}/preview',
  computes: true,
  summary: 'Preview a new version and its changes; nothing is published',
  audience: ['staff', 'admin'],
  permission: 'content',
  params: type,
  body: written,
  results: z.object({ agreement: z.string(), blocks: z.array(changedBlock) }),
  errors: { wording_unfit: 422 },
})

export const publishWording = endpoint({
  method: 'POST',
  path: 'staff/agreements/{type}',
  summary: 'Publish a new version; earlier signatures and acceptances keep theirs',
  audience: ['staff', 'admin'],
  permission: 'content',
  inPerson: true,
  status: 201,
  params: type,
  body: written.extend({
    /** What is new in it, in a sentence or two, for people who know the previous version. */
    changes: z.string().trim().min(1).max(1_000),
    /** People who accepted an earlier version must accept again. */
    acceptAgain: z.boolean(),
    /** When it takes effect; null means immediately. */
    from: instant.nullable(),
    /** The latest version the author had seen. */
    after: version,
  }),
  results: z.object({ version, from: instant }),
  errors: { wording_unfit: 422, agreement_changed: 409 },
})

export const recordCounselReview = endpoint({
  method: 'POST',
  path: 'staff/agreements/{type}/review',
  summary: 'Record a counsel review of a version; readers don’t see it',
  audience: ['staff', 'admin'],
  permission: 'content',
  inPerson: true,
  status: 201,
  params: type,
  body: z.object({ version, reviewer: z.string().trim().min(2).max(160), reviewedOn: plainDate }),
  results: z.object({ version }),
  errors: { already_reviewed: 409, not_allowed_now: 409 },
})
