import type { Quote, StayNotPossible } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import type { WishedStay } from './stay-params.ts'

export type Pricing =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'priced'; quote: Quote }
  | { state: 'refused'; refusal: StayNotPossible }
  | { state: 'failed'; message: string }

/** Renews a quote shortly before it runs out, so that the price shown can always be booked. */
const renewBeforeMs = 60_000

const asking: Pricing = { state: 'asking' }

/**
 * The frozen price of the stay in the address, as the page came with it; asked for again when it is about to run out.
 * While other dates are on their way no price stands beside them.
 */
export const useQuote = (
  homeId: number,
  wish: WishedStay,
  given: Pricing,
): { pricing: Pricing; askAgain: () => void } => {
  const [renewed, setRenewed] = useState<{ of: Pricing; pricing: Pricing }>()
  const pricing = renewed?.of === given ? renewed.pricing : given
  const isLeaving = useNavigation().state === 'loading'
  const ask = () => {
    const set = (next: Pricing) => setRenewed({ of: given, pricing: next })
    if (pricing.state === 'failed') set(asking)
    import('./ask-price.ts')
      .then(({ askPrice }) => askPrice(homeId, wish))
      .then(set, () => set({ state: 'failed', message: '' }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each price has its own end
  useEffect(() => {
    if (pricing.state !== 'priced') return
    const lasts = new Date(pricing.quote.expiresAt).getTime() - Date.now() - renewBeforeMs
    const timer = setTimeout(ask, Math.max(5_000, lasts))
    return () => clearTimeout(timer)
  }, [pricing])
  return { pricing: isLeaving && wish.arrive && wish.depart ? asking : pricing, askAgain: ask }
}
