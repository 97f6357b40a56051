import { type AnalyticsEvent, type AnalyticsSink, minorDigits } from '@porchlight/contract'

/** An event that says nothing about who caused it: no name, no address, no IP, no browser. */
export type SentEvent = {
  name: AnalyticsEvent
  /** Sending the same id twice counts once. */
  id: string
  at: Date
  /** The page's pattern, `/properties/:slug`; never a path with keys or people's ids. */
  screen: string
  /** Generated for this consent and shared only with the sink; ends with the consent. */
  visitor: string
  home: string | null
  value: { amount: number; currency: string } | null
}

/** Where events are sent. Behind it, GA4, Meta, and a webhook use their own formats. */
export type Sink = { name: AnalyticsSink; send: (events: readonly SentEvent[]) => Promise<void> }

/** Converts minor units of a currency to whole units. */
export const major = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount / 10 ** minorDigits(currency)
