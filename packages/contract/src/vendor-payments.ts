import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

const vendorBill = z.object({
  id,
  vendor: z.object({ id, name: z.string() }),
  /** The vendor's own number. */
  number: z.string(),
  job: z.object({ id, title: z.string() }),
  home: z.string(),
  /** The amount the vendor gets; the owners may have been charged more. */
  cost: money,
  chargedAt: instant,
  file: mediaFile.nullable(),
  payment: z.object({ paidOn: plainDate, reference: z.string() }).nullable(),
})
export type VendorBill = z.output<typeof vendorBill>

const desk = z.object({
  /** Open ones oldest first; paid ones newest first. */
  bills: z.array(vendorBill),
  /** The amount owed to vendors, by currency. */
  open: z.array(money),
})

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const
const about = z.object({ id: idText })

export const vendorBills = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/vendor-bills',
  summary: 'List bills charged to owners: unpaid, or paid',
  query: z.object({ status: z.enum(['open', 'paid']).default('open') }),
  results: desk,
  errors: {},
})

export const payVendorBill = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/vendor-bills/{id}/payment',
  summary: 'Record a vendor payment for a bill, from the trust account',
  inPerson: true,
  params: about,
  body: z.object({ paidOn: plainDate, reference: z.string().trim().min(3).max(120) }),
  results: desk,
  errors: { confirm_first: 403, not_allowed_now: 409, trust_short: 422, invalid_input: 422 },
})

export const withdrawVendorPayment = endpoint({
  ...staff,
  method: 'DELETE',
  path: 'staff/vendor-bills/{id}/payment',
  summary: 'Reverse a vendor payment recorded by mistake or returned; the vendor is owed it again',
  inPerson: true,
  params: about,
  results: desk,
  errors: { confirm_first: 403, not_allowed_now: 409 },
})
