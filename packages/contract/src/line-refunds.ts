import { z } from 'zod'
import { approvalErrors, approvalOutcome, approvalReason } from './approvals.ts'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { largestScale } from './values/amount-scale.ts'
import { idText } from './values/ids.ts'
import { money, readerText } from './values/shapes.ts'

const staff = { audience: ['staff', 'admin'], permission: 'bookings' } as const
const params = z.object({ id: idText })

/** Why a part of a price is refunded. */
export const refundKinds = [
  'amenity',
  'cleanliness',
  'repair',
  'access',
  'noise',
  'listing',
  'departure',
  'weather',
  'billing',
  'goodwill',
  'other',
] as const
export type RefundKind = (typeof refundKinds)[number]

/** The refund for each line, in minor units of the booking's currency; taxes follow. */
const lines = z
  .array(
    z.object({
      line: z.string().min(1).max(80),
      amount: z
        .int()
        .min(1)
        .max(100_000_000 * largestScale),
    }),
  )
  .min(1)
  .max(40)

export const refundableLines = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/bookings/{id}/refundable-lines',
  summary: 'List the lines of a booking’s price that can be refunded in part, and what the guest has paid',
  params,
  results: z.object({
    /** Empty before the booking is confirmed, and once it is canceled. */
    lines: z.array(z.object({ line: z.string(), label: readerText, amount: money, isNights: z.boolean() })),
    /** Paid and not refunded: the maximum that can be refunded. */
    netPaid: money,
  }),
  errors: {},
})

/** What the owners bear of the refund instead of what their agreement says, in minor units; needs access to money. */
const ownersBear = z.int().min(0).max(100_000_000)

const lineRefund = z.object({
  /** The total, including taxes. */
  amount: money,
  taxes: money,
  /** The owners' part of the stay before and after. */
  owners: z.object({ before: money, after: money }),
  /** How much the company's part decreases. */
  company: money,
  /** What each would bear by the owners' agreement. */
  agreed: z.object({ owners: money, company: money }),
  /** Who is refunded how much, and to which card or account. */
  refundTo: z.array(z.object({ amount: money, method: readerText.nullable(), byFriend: z.boolean() })),
  needsSecond: z.boolean(),
  /** The names of those who can approve it; empty if no one has to. */
  approvers: z.array(z.string()),
  /** Covers everything displayed. */
  hash: z.string(),
})
export type LineRefundPreview = z.output<typeof lineRefund>

export const previewLineRefund = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/bookings/{id}/refund-previews',
  computes: true,
  summary: 'Preview a refund of parts of a booking’s price: taxes, what it costs owners and company, and where it goes',
  params,
  body: z.object({ lines, ownersBear: ownersBear.optional() }),
  results: z.object({ refund: lineRefund }),
  errors: { not_allowed_now: 409, more_than_paid: 422 },
})

export const refundBookingLines = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/bookings/{id}/refunds',
  summary:
    'Refund parts of a booking’s price with a reason; above the limit of one person a second one approves it first',
  params,
  body: z.object({
    lines,
    kind: z.enum(refundKinds).default('other'),
    reason: approvalReason,
    /** Who bears the cost instead of what the owners' agreement says; owners read the reason on their statement. */
    split: z.object({ ownersBear, reason: approvalReason }).optional(),
    hash: z.string().max(200),
  }),
  results: z.object({ booking, refund: lineRefund, outcome: approvalOutcome }),
  errors: {
    ...approvalErrors,
    not_allowed_now: 409,
    more_than_paid: 422,
    terms_changed: 409,
    operator_short: 409,
  },
})
