import { z } from 'zod'
import { programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'
import { currencyCode, firstOfMonth } from './values/shapes.ts'

/** The maximum period of a partner report, in months. */
export const longestPartnerReport = 36

/** Amounts in minor units of the report's currency. */
const figures = z.object({
  clicks: z.int(),
  /** Quotes requested by guests of their links. */
  quotes: z.int(),
  /** Made in the month and not lost since. */
  bookings: z.int(),
  /** The current rent of these bookings. */
  rent: z.int(),
  /** Earned within the month, less reversals in it. */
  earned: z.int(),
  /** Paid to the partner within the month, less recoveries. */
  paid: z.int(),
})
export type PartnerFigures = z.output<typeof figures>

export const partnerReport = endpoint({
  method: 'GET',
  path: 'staff/partner-report',
  summary: 'Get what partners brought and earned by partner and month: clicks, quotes, bookings, rent, commission',
  audience: ['staff', 'admin'],
  permission: 'money',
  query: z
    .object({
      from: firstOfMonth,
      /** The month after the last one. */
      to: firstOfMonth,
      partnerId: idText.optional(),
      /** Defaults to the company's own currency; other currencies are never added to it. */
      currency: currencyCode.optional(),
    })
    .refine(({ from, to }) => from < to, { error: 'The end must be after the start', path: ['to'] }),
  results: z.object({
    currency: currencyCode,
    /** Other currencies in which partners earn; their amounts and bookings aren't included here. */
    otherCurrencies: z.array(currencyCode),
    /** Everyone with a code or a commission. */
    partners: z.array(z.object({ id, name: z.string() })),
    /** Partners without figures are left out. */
    rows: z.array(
      figures.extend({
        month: firstOfMonth,
        partner: z.object({ id, name: z.string(), programs: z.array(z.enum(programs)) }),
      }),
    ),
  }),
  errors: { too_many_months: 422 },
})
