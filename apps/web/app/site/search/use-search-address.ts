import { startTransition, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * The search address and its setter. The last request counts until its page arrives, so two quick
 * presses make two changes.
 */
export const useSearchAddress = () => {
  const [search] = useSearchParams()
  const [wanted, setWanted] = useState<URLSearchParams>()
  const requested = useRef<URLSearchParams>(undefined)
  const navigate = useNavigate()
  const go = async (next: URLSearchParams): Promise<void> => {
    requested.current = next
    setWanted(next)
    await navigate({ search: `?${next}` }, { preventScrollReset: true, replace: true })
    // Another address may have been requested meanwhile. The page arrives in a transition, and this with it.
    if (requested.current === next) startTransition(() => setWanted(undefined))
  }
  return { search: wanted ?? search, go }
}
