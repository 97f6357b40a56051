import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate, readerText } from './values/shapes.ts'

/** `PAY-` and the number of a payment, or `REF-` and the number of a refund; case-insensitive. */
export const receiptNumber = z
  .string()
  .regex(/^(PAY|REF)-[1-9]\d{0,14}$/i)
  .transform((text) => text.toUpperCase())

export const receiptCard = z.object({
  number: z.string(),
  /** `payment`: money received. `refund`: money returned. */
  kind: z.enum(['payment', 'refund']),
  /** The payment, or the one that was refunded. */
  paymentId: id,
  amount: money,
  /** The card or account, or the other means of refund. */
  method: readerText,
  /** In the home's time zone. */
  on: plainDate,
  at: instant,
  /** The address of the PDF. */
  file: z.string(),
})
export type ReceiptCard = z.output<typeof receiptCard>
export type ReceiptCardData = z.input<typeof receiptCard>

export const receipt = receiptCard.extend({
  seller: z.object({ name: z.string(), address: z.string(), email: z.string(), phone: z.string() }),
  buyer: z.object({ name: z.string(), email: z.string() }),
  booking: z.object({
    id,
    number: z.string(),
    home: z.string(),
    town: z.string(),
    arrive: plainDate,
    depart: plainDate,
    timeZone: z.string(),
  }),
})
export type Receipt = z.output<typeof receipt>
export type ReceiptData = z.input<typeof receipt>

export const myReceipts = endpoint({
  method: 'GET',
  path: 'receipts',
  summary: 'List the person’s payments and refunds for a booking, oldest first',
  audience: 'session',
  query: z.object({ booking: idText }),
  results: z.object({ receipts: z.array(receiptCard) }),
  errors: {},
})

export const receiptByNumber = endpoint({
  method: 'GET',
  path: 'receipts/{number}',
  summary: 'Get the receipt of a payment or refund, as its payer',
  audience: 'session',
  params: z.object({ number: receiptNumber }),
  results: z.object({ receipt }),
  errors: {},
})
