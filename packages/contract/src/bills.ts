import { z } from 'zod'
import { mostCost } from './bids.ts'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { largestScale } from './values/amount-scale.ts'
import { id, idText, instant } from './values/ids.ts'
import { money } from './values/shapes.ts'

/**
 * `entered`: waiting for a decision by someone with money permission. `charged`: the owners are charged, and the vendor
 * is owed the amount.
 */
export const billStates = ['entered', 'charged', 'refused'] as const

const bill = z.object({
  id,
  vendor: z.string(),
  /** The vendor's own number. */
  number: z.string(),
  state: z.enum(billStates),
  cost: money,
  /** Our markup, in basis points. */
  markup: z.int(),
  charge: money,
  file: mediaFile.nullable(),
  enteredAt: instant,
  decidedAt: instant.nullable(),
})
export type JobBill = z.output<typeof bill>

const ownerBill = bill.extend({
  /** The part charged to the caller, by their share. */
  yours: money,
})
export type OwnerBill = z.output<typeof ownerBill>

const deskBills = z.object({
  bills: z.array(bill),
  /** The amount that can still be charged: of the approved amount, or of the home's limit if nothing was approved. */
  left: money,
})
export type DeskBills = z.output<typeof deskBills>

const staff = ['staff', 'admin'] as const
const about = z.object({ id: idText })

export const billsOfDeskJob = endpoint({
  method: 'GET',
  path: 'staff/jobs/{id}/bills',
  summary: 'List vendor bills for a repair',
  audience: staff,
  permission: 'homes',
  params: about,
  results: deskBills,
  errors: {},
})

export const enterBill = endpoint({
  method: 'POST',
  path: 'staff/jobs/{id}/bills',
  summary: 'Enter a vendor’s bill for a repair, with its document',
  audience: staff,
  permission: 'homes',
  status: 201,
  params: about,
  body: z.object({
    vendorId: id,
    number: z.string().trim().min(1).max(60),
    /** Minor units of the home's currency. */
    cost: z
      .int()
      .min(1)
      .max(mostCost * largestScale),
    markup: z.int().min(0).max(10_000),
    fileId: id,
  }),
  results: deskBills,
  errors: {
    not_allowed_now: 409,
    approval_missing: 409,
    bill_known: 409,
    assignee_unknown: 422,
    file_unknown: 422,
    not_a_document: 422,
  },
})

export const decideBill = endpoint({
  method: 'POST',
  path: 'staff/bills/{id}/decision',
  summary: 'Charge a bill to the home’s owners by share, or reject it',
  audience: staff,
  permission: 'money',
  params: about,
  body: z.object({ charge: z.boolean() }),
  results: deskBills,
  errors: { not_allowed_now: 409, not_started: 409, participant: 403, approval_missing: 409, owner_short: 409 },
})

export const billsOfOwnerJob = endpoint({
  method: 'GET',
  path: 'owners/jobs/{id}/bills',
  summary: 'Get what an owner was charged for a repair, with documents',
  audience: ['owner'],
  params: about,
  results: z.object({ bills: z.array(ownerBill) }),
  errors: {},
})
