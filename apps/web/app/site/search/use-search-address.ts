import { startTransition, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * The search's address and the way to change it. What was asked for last counts until its page has come, so that two quick
 * presses are two steps.
 */
export const useSearchAddress = () => {
  const [search] = useSearchParams()
  const [wanted, setWanted] = useState<URLSearchParams>()
  const asked = useRef<URLSearchParams>(undefined)
  const navigate = useNavigate()
  const go = async (next: URLSearchParams): Promise<void> => {
    asked.current = next
    setWanted(next)
    await navigate({ search: `?${next}` }, { preventScrollReset: true, replace: true })
    // An address may have come while the next one was asked for already. The page comes in a transition, and this with it.
    if (asked.current === next) startTransition(() => setWanted(undefined))
  }
  return { search: wanted ?? search, go }
}
