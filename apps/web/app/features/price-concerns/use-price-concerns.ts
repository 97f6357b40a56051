import { type PriceConcern, type PriceConfirmation, shortestReason } from '@porchlight/contract'
import { useState } from 'react'
import { priceConcernWords } from '#app/lib/messages/owner/price-concerns.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What was asked about a change that a form sends, and why it is meant; of other values it is asked anew. */
export const usePriceConcerns = () => {
  const words = useWords(priceConcernWords)
  const [asked, setAsked] = useState<{ key: string; concerns: readonly PriceConcern[] }>()
  const [reason, setReason] = useState('')
  return {
    reason,
    onReason: setReason,
    concernsOf: (key: string): readonly PriceConcern[] => (asked?.key === key ? asked.concerns : []),
    ask: (key: string, concerns: readonly PriceConcern[]) => setAsked({ key, concerns }),
    /** What goes along with these values; undefined where nothing was asked about them. */
    confirmationOf: (key: string): PriceConfirmation | undefined =>
      asked?.key === key && asked.concerns.length > 0
        ? { concerns: [...new Set(asked.concerns.map(({ code }) => code))], reason: reason.trim() }
        : undefined,
    /** Why they cannot be sent yet. */
    missing: (key: string): string | undefined =>
      asked?.key === key && asked.concerns.length > 0 && reason.trim().length < shortestReason
        ? words.reasonMissing
        : undefined,
    /** Keeps what a refusal asks about. @returns whether it asked */
    heard: (key: string, error: { code: string; details?: unknown }): boolean => {
      if (error.code !== 'confirmation_needed') return false
      setAsked({ key, concerns: (error.details as { concerns: PriceConcern[] }).concerns })
      return true
    },
  }
}
