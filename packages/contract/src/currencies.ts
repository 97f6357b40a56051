import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { plainDate } from './values/shapes.ts'

export const referenceRates = endpoint({
  method: 'GET',
  path: 'reference-rates',
  summary: "The European Central Bank's latest reference rates that we know of: units of each currency for one euro",
  audience: 'public',
  results: z.object({
    /** The date of the rates. */
    day: plainDate,
    /** As published, such as `1.1367`. */
    perEuro: z.record(z.string(), z.string()),
  }),
  errors: {},
})
