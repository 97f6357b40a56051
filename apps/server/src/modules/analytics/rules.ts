import type { AnalyticsEvent, consentPolicies } from '@porchlight/contract'

export const consentCookie = 'porchlight_consent'
/** Days after which people are asked again. */
export const consentDays = 180
/**
 * Increases with every change to the banner's text: the record states what was agreed to, and people who agreed to less
 * are asked again.
 */
export const consentWording = 2

type Consent = { choice: 'granted'; id: string } | { choice: 'declined' } | { choice: 'none' }

/** The choice in a browser's cookie; anything else counts as none. */
export const consentIn = (cookie: string | undefined): Consent => {
  if (cookie === 'no') return { choice: 'declined' }
  const [, wording, id] = /^yes\.(\d{1,4})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cookie ?? '') ?? []
  return id && Number(wording) === consentWording ? { choice: 'granted', id } : { choice: 'none' }
}

export const cookieOf = (consent: { choice: 'granted'; id: string } | { choice: 'declined' }): string =>
  consent.choice === 'granted' ? `yes.${consentWording}.${consent.id}` : 'no'

/** Countries whose law requires consent before anything is stored or sent: the EEA, the UK, Switzerland, and Brazil. */
const consentFirst = new Set(
  'AT BE BG BR CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether a country's law requires consent before a device remembers whose link brought it. */
export const wantsConsentFirst = (country: string | null): boolean => country !== null && consentFirst.has(country)

export type ConsentPolicy = (typeof consentPolicies)[number]

/** Whether visitors from a country are asked before anything is sent. If the country is unknown, they are asked. */
export const asksIn = (policy: ConsentPolicy, country: string | null): boolean =>
  policy === 'everywhere' || country === null || wantsConsentFirst(country)

export type Visit = {
  consent: Consent
  /** Global Privacy Control: the browser itself opts out. */
  gpc: boolean
  country: string | null
}

/** Whether to show the banner: nothing has been chosen yet, and something depends on the answer. */
export const needsConsent = (policy: ConsentPolicy, { consent, gpc, country }: Visit): boolean =>
  consent.choice === 'none' && !gpc && asksIn(policy, country)

/**
 * Whether the device may remember whose link brought it (R59). Not if the visitor declined; if they have not chosen,
 * yes, except where consent must come first. `country`: where the visitor is; if unknown, the company's country.
 * Nothing is shared, so Global Privacy Control does not apply.
 */
export const mayRememberPartner = ({ consent, country }: Pick<Visit, 'consent' | 'country'>): boolean =>
  consent.choice === 'granted' || (consent.choice === 'none' && !wantsConsentFirst(country))

/** Whether events from this visit may be sent to third parties, and under which identifier; null: none. */
export const mayBeSent = (
  policy: ConsentPolicy,
  { consent, gpc, country }: Visit,
): { id: string | null } | undefined => {
  if (gpc || consent.choice === 'declined') return undefined
  if (consent.choice === 'granted') return { id: consent.id }
  return asksIn(policy, country) ? undefined : { id: null }
}

/** Bots that read pages don't count as visitors. */
export const isProgram = (userAgent: string | undefined): boolean =>
  !userAgent || /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|lighthouse/i.test(userAgent)

type Money = { amount: number; currency: string }
export type Happening = { name: AnalyticsEvent; value?: Money; homeId?: number; dedupe?: string }

type Results = {
  quote?: { homeId: number; total: Money }
  booking?: { id: number; status: string; total: Money; home: { id: number }; payments: readonly unknown[] }
  payment?: unknown
}

const ofBooking = (name: AnalyticsEvent, { booking }: Results): Happening | undefined =>
  booking && { name, value: booking.total, homeId: booking.home.id, dedupe: `${name}:${booking.id}` }

/** The first payment of a confirmed stay is its purchase; later installments aren't. */
const purchase = (results: Results): Happening | undefined =>
  results.booking?.status === 'confirmed' && results.booking.payments.length === 1
    ? ofBooking('Purchase', results)
    : undefined

const happenings: Readonly<Record<string, (results: Results) => Happening | undefined>> = {
  'POST properties/{id}/quotes': ({ quote }) =>
    quote && { name: 'AddToCart', value: quote.total, homeId: quote.homeId },
  'POST bookings': (results) => ofBooking('InitiateCheckout', results),
  'POST bookings/{id}/payments': purchase,
  'POST bookings/{id}/payments/{paymentId}/resume': purchase,
  'POST inquiries': () => ({ name: 'Lead' }),
  'POST newsletter/subscriptions': () => ({ name: 'Subscribe' }),
  'POST signup': () => ({ name: 'CompleteRegistration' }),
}

/** The marketing event that an answered API call represents; most represent none. */
export const happeningOf = (call: string, results: unknown): Happening | undefined =>
  typeof results === 'object' && results !== null ? happenings[call]?.(results as Results) : undefined

export const namedCalls = Object.keys(happenings)
