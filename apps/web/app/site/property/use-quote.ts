import type { Quote, StayNotPossible } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import type { StaySelection } from './stay-params.ts'

export type Pricing =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'priced'; quote: Quote }
  | { state: 'refused'; refusal: StayNotPossible }
  | { state: 'failed'; message: string }

/** Renews a quote shortly before it expires, so the price shown can always be booked. */
const renewBeforeMs = 60_000

const asking: Pricing = { state: 'asking' }

/**
 * The quote of the stay in the address, as loaded with the page; requested again before it expires.
 * No price is shown while other dates load.
 */
export const useQuote = (
  homeId: number,
  selection: StaySelection,
  given: Pricing,
): { pricing: Pricing; askAgain: () => void } => {
  const [renewed, setRenewed] = useState<{ of: Pricing; pricing: Pricing }>()
  const pricing = renewed?.of === given ? renewed.pricing : given
  const isLeaving = useNavigation().state === 'loading'
  const ask = () => {
    const set = (next: Pricing) => setRenewed({ of: given, pricing: next })
    if (pricing.state === 'failed') set(asking)
    import('./fetch-quote.ts')
      .then(({ fetchQuote }) => fetchQuote(homeId, selection))
      .then(set, () => set({ state: 'failed', message: '' }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each quote has its own expiry
  useEffect(() => {
    if (pricing.state !== 'priced') return
    const lasts = new Date(pricing.quote.expiresAt).getTime() - Date.now() - renewBeforeMs
    const timer = setTimeout(ask, Math.max(5_000, lasts))
    return () => clearTimeout(timer)
  }, [pricing])
  return { pricing: isLeaving && selection.arrive && selection.depart ? asking : pricing, askAgain: ask }
}
