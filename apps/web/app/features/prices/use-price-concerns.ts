import { type PriceConcern, type PriceConfirmation, shortestReason } from '@porchlight/contract'
import { useState } from 'react'
import { priceConcernWords } from '#app/lib/messages/owner/price-concerns.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Warnings about a change and the reason given; different values get new warnings. */
export const usePriceConcerns = () => {
  const words = useWords(priceConcernWords)
  const [found, setFound] = useState<{ key: string; concerns: readonly PriceConcern[] }>()
  const [reason, setReason] = useState('')
  return {
    reason,
    onReason: setReason,
    concernsOf: (key: string): readonly PriceConcern[] => (found?.key === key ? found.concerns : []),
    ask: (key: string, concerns: readonly PriceConcern[]) => setFound({ key, concerns }),
    /** Confirmation to send with these values; undefined without warnings. */
    confirmationOf: (key: string): PriceConfirmation | undefined =>
      found?.key === key && found.concerns.length > 0
        ? { concerns: [...new Set(found.concerns.map(({ code }) => code))], reason: reason.trim() }
        : undefined,
    /** Why they can't be sent yet. */
    missing: (key: string): string | undefined =>
      found?.key === key && found.concerns.length > 0 && reason.trim().length < shortestReason
        ? words.reasonMissing
        : undefined,
    /** Stores the warnings of a rejection. @returns whether there were any */
    heard: (key: string, error: { code: string; details?: unknown }): boolean => {
      if (error.code !== 'confirmation_needed') return false
      setFound({ key, concerns: (error.details as { concerns: PriceConcern[] }).concerns })
      return true
    },
  }
}
