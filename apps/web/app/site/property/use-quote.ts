import type { Quote, StayNotPossible } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import type { WishedStay } from './stay-params.ts'

export type Pricing =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'priced'; quote: Quote }
  | { state: 'refused'; refusal: StayNotPossible }
  | { state: 'failed'; message: string }

/** Renews a quote shortly before it runs out, so that the price shown can always be booked. */
const renewBeforeMs = 60_000

const ask = (homeId: number, wish: WishedStay): Promise<Pricing> =>
  import('./ask-price.ts')
    .then(({ askPrice }) => askPrice(homeId, wish))
    .catch(() => ({ state: 'failed', message: '' }))

/** The frozen price of the wished stay; asked anew when the wish changes or the quote is about to run out. */
export const useQuote = (homeId: number, wish: WishedStay): { pricing: Pricing; askAgain: () => void } => {
  const key = JSON.stringify(wish)
  const [pricing, setPricing] = useState<Pricing>({ state: 'none' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole wish
  useEffect(() => {
    if (!wish.arrive || !wish.depart) return setPricing({ state: 'none' })
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    setPricing({ state: 'asking' })
    void ask(homeId, wish).then((next) => {
      if (!current) return
      setPricing(next)
      if (next.state === 'priced') {
        const lasts = new Date(next.quote.expiresAt).getTime() - Date.now() - renewBeforeMs
        timer = setTimeout(() => setRound((now) => now + 1), Math.max(5_000, lasts))
      }
    })
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [homeId, key, round])
  return { pricing, askAgain: () => setRound((now) => now + 1) }
}
