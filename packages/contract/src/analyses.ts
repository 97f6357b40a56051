import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { homeCard } from './homes.ts'
import { formTraps, inquiryErrors, leadPerson, leadTouch } from './leads.ts'
import { levelChoice } from './service-levels.ts'
import { hash, id, idText, instant } from './values/ids.ts'

export const analysisFeatures = ['pool', 'hot_tub', 'water_view', 'beach', 'ac', 'dogs', 'step_free'] as const
export type AnalysisFeature = (typeof analysisFeatures)[number]

const subject = z.object({
  address: z.string(),
  town: z.string(),
  lat: z.number(),
  lng: z.number(),
  bedrooms: z.int(),
  bathrooms: z.number(),
  sleeps: z.int(),
  features: z.array(z.enum(analysisFeatures)),
})
export type AnalysisSubject = z.output<typeof subject>

/** Amounts are whole units of `currency`; months count from 0. */
const range = { low: z.int(), expected: z.int(), high: z.int() }
const analysis = z.object({
  id,
  createdAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
  subject,
  currency: z.string(),
  /** Null if there are too few homes for an estimate. */
  estimate: z
    .object({
      months: z.array(z.object({ month: z.int().min(0).max(11), ...range, occupancy: z.number(), nights: z.int() })),
      year: z.object({ ...range, nights: z.int() }),
      /** There are too few similar homes: a range only. */
      thin: z.boolean(),
      homes: z.int(),
      close: z.int(),
      nights: z.int(),
      backtest: z.object({ homes: z.int(), medianError: z.number(), coverage: z.number() }),
      net: z.array(
        z.object({
          level: levelChoice.pick({ code: true, name: true }),
          rent: z.int(),
          commission: z.int(),
          repairs: z.int(),
          supplies: z.int(),
          insurance: z.int(),
          net: z.int(),
        }),
      ),
      /** What features the home doesn't have would add to a year's rent, where that is clear. */
      changes: z.array(z.object({ feature: z.enum(analysisFeatures), rent: z.int() })),
      adjustment: z.object({ percent: z.int(), note: z.string(), at: instant }).nullable(),
    })
    .nullable(),
  comparables: z.array(
    z.object({
      home: homeCard,
      miles: z.number(),
      /** Rounded, so that no owner's figures can be derived from them. */
      rent: z.int(),
      occupancy: z.number(),
      averageNight: z.int(),
    }),
  ),
})
export type Analysis = z.output<typeof analysis>

export const createAnalysis = endpoint({
  method: 'POST',
  path: 'property-analyses',
  summary: 'Estimate what a home could earn; the private link is emailed',
  audience: 'public',
  status: 201,
  body: leadPerson.extend({
    address: z.string().trim().min(3).max(300),
    /** Null if the address can't be found. */
    pin: z
      .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .nullable()
      .default(null),
    bedrooms: z.int().min(0).max(30),
    bathrooms: z.number().min(0).max(30),
    sleeps: z.int().min(1).max(60),
    features: z.array(z.enum(analysisFeatures)).max(analysisFeatures.length).default([]),
    touch: leadTouch.optional(),
    consent: z.boolean().default(false),
    traps: formTraps.default({ website: '' }),
  }),
  results: z.object({ id, hash }),
  errors: { ...inquiryErrors, place_unknown: 422 },
})

const link = z.object({ id: idText, hash })

export const analysisByLink = endpoint({
  method: 'GET',
  path: 'property-analyses/{id}/{hash}',
  summary: 'Get an estimate by its private link',
  audience: 'public',
  params: link,
  results: z.object({ analysis }),
  errors: {},
})

export const analysisOfLead = endpoint({
  method: 'GET',
  path: 'staff/leads/{id}/analysis',
  summary: 'Get the estimate a lead asked for',
  audience: ['staff', 'admin'],
  permission: 'people',
  params: z.object({ id: idText }),
  results: z.object({ analysis: analysis.extend({ hash: z.string() }).nullable() }),
  errors: {},
})

export const adjustAnalysis = endpoint({
  method: 'PUT',
  path: 'staff/leads/{id}/analysis',
  summary: 'Adjust an estimate by a percentage with a note that is shown with it, or undo that',
  audience: ['staff', 'admin'],
  permission: 'people',
  params: z.object({ id: idText }),
  body: z.object({ percent: z.int().min(-50).max(50), note: z.string().trim().min(3).max(1_000) }),
  results: z.object({ analysis: analysis.extend({ hash: z.string() }).nullable() }),
  errors: {},
})
