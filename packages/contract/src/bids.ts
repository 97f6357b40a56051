import { z } from 'zod'
import { approvalErrors, approvalEvidence, approvalOutcome, approvalReason } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { largestScale } from './values/amount-scale.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/**
 * The default limit, in minor units, up to which a repair is ordered without owner approval, unless the home has its
 * own.
 */
export const usualApprovalLimit = 50_000
export const costKinds = ['labor', 'materials', 'other'] as const
export const mostCostLines = 20
/** The maximum for one line, in minor units. */
export const mostCost = 10_000_000
/** `laid_out`: it can still be selected. */
export const bidStates = ['laid_out', 'accepted', 'declined'] as const
export const bidAnswers = ['approve', 'counter', 'decline'] as const

const bid = z.object({
  id,
  state: z.enum(bidStates),
  /** Who would do the job; null: the team itself. */
  vendor: z.string().nullable(),
  /** The vendor's insurance on file expires before the job's date. */
  uninsured: z.boolean(),
  note: z.string(),
  /** Our cost, the markup in basis points, and the resulting charge. */
  lines: z.array(z.object({ kind: z.enum(costKinds), what: z.string(), cost: money, markup: z.int(), charge: money })),
  total: money,
  /** Above the home's limit: ordered once the owner approves. */
  asksOwner: z.boolean(),
})
export type Bid = z.output<typeof bid>

const said = z.object({
  bidId: id,
  side: z.enum(['owner', 'team']),
  /** The author's first name. */
  author: z.string(),
  what: z.enum(['requested', 'approved', 'countered', 'declined', 'ordered']),
  amount: money,
  text: z.string(),
  at: instant,
})

/** A repair's costs, and the discussion about them. */
export const jobCosts = z.object({
  bids: z.array(bid),
  said: z.array(said),
  /** The team orders up to this amount without owner approval. */
  limit: money,
})
export type JobCosts = z.output<typeof jobCosts>

const staff = ['staff', 'admin'] as const
const about = z.object({ id: idText })
const costs = z.object({ costs: jobCosts })

export const costsOfDeskJob = endpoint({
  method: 'GET',
  path: 'staff/jobs/{id}/costs',
  summary: 'Get the bids for a repair and the owners’ answers',
  audience: staff,
  permission: 'homes',
  params: about,
  results: costs,
  errors: {},
})

export const layOutBid = endpoint({
  method: 'POST',
  path: 'staff/jobs/{id}/bids',
  summary: 'Add a bid for a repair; above the home’s repair limit its owners are asked',
  audience: staff,
  permission: 'homes',
  status: 201,
  params: about,
  body: z.object({
    vendorId: id.nullable(),
    note: z.string().trim().max(2000).default(''),
    lines: z
      .array(
        z.object({
          kind: z.enum(costKinds),
          what: z.string().trim().min(1).max(200),
          /** Minor units of the home's currency. */
          cost: z
            .int()
            .min(1)
            .max(mostCost * largestScale),
          /** Basis points. */
          markup: z.int().min(0).max(10_000),
        }),
      )
      .min(1)
      .max(mostCostLines),
  }),
  results: costs,
  errors: { not_allowed_now: 409, assignee_unknown: 422, vendor_uninsured: 409 },
})

export const orderBid = endpoint({
  method: 'POST',
  path: 'staff/jobs/{id}/order',
  summary: 'Order a repair within the home’s repair limit; its owners are notified',
  audience: staff,
  permission: 'homes',
  params: about,
  body: z.object({ bidId: id }),
  results: costs,
  errors: { not_allowed_now: 409, approval_missing: 409, vendor_uninsured: 409 },
})

/** Minor units: no one permanently delegates repairs above 25,000. */
/** In cents of a dollar; in the home's currency, `mostIn` of it. */
export const mostRepairLimit = 2_500_000

export const setApprovalLimit = endpoint({
  method: 'PUT',
  path: 'staff/properties/{id}/approval-limit',
  summary:
    'Set the limit up to which repairs need no owner approval; raising it needs the signed document and a second approver',
  audience: staff,
  permission: 'homes',
  params: about,
  inPerson: true,
  body: z.object({
    amount: z
      .int()
      .min(0)
      .max(mostRepairLimit * largestScale),
    from: plainDate,
    reason: approvalReason,
    /** The document the owner signed; required for a higher limit. */
    evidence: approvalEvidence,
  }),
  results: z.object({ outcome: approvalOutcome }),
  errors: { ...approvalErrors, in_the_past: 422 },
})

export const costsOfOwnerJob = endpoint({
  method: 'GET',
  path: 'owners/jobs/{id}/costs',
  summary: 'Get a bid for a repair in an owned home',
  audience: ['owner'],
  params: about,
  results: costs,
  errors: {},
})

export const answerBid = endpoint({
  method: 'POST',
  path: 'owners/jobs/{id}/answer',
  summary: 'Approve, counter or decline a bid; also later, from a device that was offline',
  audience: ['owner'],
  holderOnly: true,
  params: about,
  body: z.object({
    bidId: id,
    answer: z.enum(bidAnswers),
    /** The total as displayed, in minor units; for a counteroffer, what the owner would pay. */
    amount: z
      .int()
      .min(1)
      .max(mostCostLines * mostCost * 2 * largestScale),
    text: z.string().trim().max(2000).default(''),
  }),
  results: costs,
  errors: { not_allowed_now: 409, terms_changed: 409, counter_too_high: 422, vendor_uninsured: 409 },
})
