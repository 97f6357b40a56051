import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Completes the payment after the bank redirects back. */
export const useBankReturn = (finish: (paymentId: number) => Promise<void>) => {
  const [search] = useSearchParams()
  const returned = Number(search.get('payment') ?? 0)
  const begun = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return from the bank
  useEffect(() => {
    if (!returned || begun.current === returned) return
    begun.current = returned
    void finish(returned)
  }, [returned])
  return returned > 0
}
