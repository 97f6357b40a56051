import { z } from 'zod'
import { approvalErrors, approvalOutcome, approvalReason } from './approvals.ts'
import {
  commission,
  commissionChange,
  commissionFigures,
  commissionPages,
  commissionQuery,
  commissionTotal,
} from './commissions.ts'
import { endpoint } from './endpoint.ts'
import { mostIn, tooHigh } from './values/amount-scale.ts'
import { commissionBearers } from './values/charges.ts'
import { emailAddress } from './values/contact-fields.ts'
import { basisPoints, id, idText } from './values/ids.ts'
import { currencyCode, firstOfMonth, money } from './values/shapes.ts'

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

const staffCommission = commission.extend({
  bookingId: id.nullable(),
  partner: z.object({ id, name: z.string() }),
  code: z.string().nullable(),
  bearer: z.enum(commissionBearers),
  /** The base of the rate; null if there is no booking behind it. */
  rent: money.nullable(),
  fileId: id.nullable(),
  /** Waiting for a second person. */
  pending: z.boolean(),
})
export type StaffCommission = z.output<typeof staffCommission>

export const staffCommissions = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/commissions',
  summary: 'List commissions of all partners, latest first, with totals by state',
  query: commissionQuery
    .extend({
      partnerId: idText.optional(),
      bookingId: idText.optional(),
      commissionId: idText.optional(),
      /** The figure dated in the months from `from` up to, but not including, `to`. */
      figure: z.enum(commissionFigures).default('booked'),
      from: firstOfMonth.optional(),
      to: firstOfMonth.optional(),
    })
    .refine(({ from, to }) => (from ? to && from < to : !to), {
      error: 'Give both, the end after the start',
      path: ['to'],
    }),
  results: z.object({
    ...commissionPages,
    commissions: z.array(staffCommission),
    states: z.array(commissionTotal),
    /** Everyone with a commission. */
    partners: z.array(z.object({ id, name: z.string() })),
  }),
  errors: {},
})

export const staffCommissionById = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/commissions/{commissionId}',
  summary: 'Get a commission with every change',
  params: z.object({ commissionId: idText }),
  results: z.object({ commission: staffCommission, changes: z.array(commissionChange) }),
  errors: {},
})

export const approveCommissions = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions/approve',
  summary: 'Approve earned commissions; those over the limit wait for a second person',
  inPerson: true,
  body: z.object({ commissionIds: z.array(id).min(1).max(200), reason: approvalReason }),
  results: z.object({ approved: z.int(), waiting: z.int() }),
  errors: { ...approvalErrors, wrong_state: 409, participant: 403 },
})

export const addCommission = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions',
  summary: 'Add a commission by hand, with the document that shows it',
  inPerson: true,
  status: 201,
  body: z
    .object({
      email: emailAddress,
      amount: z.int().min(1),
      currency: currencyCode,
      note: z.string().trim().min(3).max(300),
      fileId: id,
    })
    .refine(({ amount, currency }) => amount <= mostIn(currency, 99_999_999), { path: ['amount'], error: tooHigh }),
  results: z.object({ outcome: approvalOutcome }),
  errors: { ...approvalErrors, unknown_partner: 422, participant: 403 },
})

export const strikeCommission = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions/{commissionId}/reverse',
  summary: 'Reverse a commission that is not due; what was paid is taken from later payouts',
  inPerson: true,
  params: z.object({ commissionId: idText }),
  body: z.object({ reason: approvalReason }),
  results: z.object({ commission: staffCommission }),
  errors: { wrong_state: 409 },
})

export const releaseLicenseHold = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions/{commissionId}/license',
  summary: 'Record that the broker’s license was good when the guest booked; payment is no longer held for it',
  inPerson: true,
  params: z.object({ commissionId: idText }),
  body: z.object({ reason: approvalReason }),
  results: z.object({ commission: staffCommission }),
  errors: { wrong_state: 409, participant: 403 },
})

export const answerDispute = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions/{commissionId}/dispute',
  summary: 'Answer a partner’s dispute; a higher rate waits for a second person',
  inPerson: true,
  params: z.object({ commissionId: idText }),
  body: z.object({
    answer: z.string().trim().min(3).max(1_000),
    upheld: z.boolean(),
    /** The correct rate, if the partner is right about it. The difference is approved like any commission. */
    rate: basisPoints.optional(),
  }),
  /** `outcome`: for an answer that waits for a second person; null: it is in effect. */
  results: z.object({ commission: staffCommission, outcome: approvalOutcome.nullable() }),
  errors: { ...approvalErrors, wrong_state: 409, rate_fixed: 422, reason_needed: 422, participant: 403 },
})
