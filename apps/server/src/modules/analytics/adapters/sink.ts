import type { AnalyticsEvent, AnalyticsSink } from '@porchlight/contract'

/** One thing that happened, without anything about who did it: no name, no address, no IP, no browser. */
export type SentEvent = {
  name: AnalyticsEvent
  /** The same event twice counts once. */
  id: string
  at: Date
  /** The pattern of the page, `/properties/:slug`; never a path with keys or numbers of people. */
  screen: string
  /** Drawn for this consent, told to nobody but the sink; ends with the consent. */
  visitor: string
  home: string | null
  value: { amount: number; currency: string } | null
}

/** Where events go. GA4, Meta, and a webhook speak their own words behind it. */
export type Sink = { name: AnalyticsSink; send: (events: readonly SentEvent[]) => Promise<void> }

/** Units of a currency instead of its smallest part. */
export const major = ({ amount, currency }: { amount: number; currency: string }): number => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return amount / 10 ** maximumFractionDigits
}
