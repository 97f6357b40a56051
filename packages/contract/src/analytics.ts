import { z } from 'zod'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { instant } from './values/ids.ts'
import { version } from './values/version.ts'

/** Events on the public site, under the names ad platforms use. */
export const analyticsEvents = [
  'PageView',
  'ViewContent',
  'AddToCart',
  'InitiateCheckout',
  'Purchase',
  'Lead',
  'Subscribe',
  'CompleteRegistration',
] as const
export type AnalyticsEvent = (typeof analyticsEvents)[number]

/** Where events go once a visitor has agreed. */
export const analyticsSinks = ['ga4', 'meta', 'webhook'] as const
export type AnalyticsSink = (typeof analyticsSinks)[number]

/** Where visitors are asked first: everywhere, or only where the law requires prior consent. */
export const consentPolicies = ['everywhere', 'where_required'] as const

const secret = z.string().trim().max(500)
const line = (most: number) => z.string().trim().max(most)

const desk = z.object({
  policy: z.enum(consentPolicies),
  /** Whether a proxy reports visitors' country; without it, everyone is asked. */
  knowsCountry: z.boolean(),
  ga4: z.object({ measurementId: z.string(), hasSecret: z.boolean() }),
  meta: z.object({ pixelId: z.string(), hasSecret: z.boolean() }),
  webhook: z.object({ url: z.string(), hasSecret: z.boolean() }),
  version,
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  /** The last 30 days, without cookies: every visitor counts. */
  events: z.array(z.object({ name: z.enum(analyticsEvents), count: z.int() })),
  screens: z.array(z.object({ path: z.string(), count: z.int() })),
  consents: z.object({ granted: z.int(), declined: z.int() }),
  /** Since the server started. */
  deliveries: z.array(
    z.object({
      sink: z.enum(analyticsSinks),
      sent: z.int(),
      failed: z.int(),
      lastAt: instant.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
})
export type AnalyticsDesk = z.output<typeof desk>

const admins = ['admin'] as const

export const analyticsNow = endpoint({
  method: 'GET',
  path: 'staff/analytics',
  summary: 'Get where events go, without secrets, and the first-party counts of the last 30 days',
  audience: admins,
  results: desk,
  errors: {},
})

export const saveAnalytics = endpoint({
  method: 'PUT',
  path: 'staff/analytics',
  summary: 'Set where events go after consent; secrets are sealed and never shown again',
  audience: admins,
  inPerson: true,
  body: z.object({
    policy: z.enum(consentPolicies),
    /** Empty: no events are sent there. An omitted secret stays unchanged. */
    ga4: z.object({
      measurementId: line(20).regex(/^$|^G-[A-Z0-9]{4,16}$/, { error: 'Enter the measurement ID; it starts with G-' }),
      secret: secret.optional(),
    }),
    meta: z.object({
      pixelId: line(20).regex(/^$|^\d{6,20}$/, { error: 'Enter the pixel ID; it has digits only' }),
      secret: secret.optional(),
    }),
    webhook: z.object({
      url: line(500).refine((text) => text === '' || /^https?:\/\/[^\s@]+$/.test(text), {
        error: 'Enter an address that starts with https://',
      }),
      secret: secret.optional(),
    }),
    version: version.optional(),
  }),
  results: desk,
  errors: {
    ...secondFactorErrors,
    confirm_first: 403,
    settings_changed: 409,
    secret_missing: 422,
    private_address: 422,
    other_port: 422,
  },
})
