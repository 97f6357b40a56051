import { useEffect, useState } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'

/**
 * The search's address and the way to change it. What was asked for last counts until its page has come, so that two quick
 * presses are two steps.
 */
export const useSearchAddress = () => {
  const [search] = useSearchParams()
  const [wanted, setWanted] = useState<URLSearchParams>()
  const { state } = useNavigation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that has come ends the waiting, whichever it is
  useEffect(() => {
    if (state === 'idle') setWanted(undefined)
  }, [state, search])
  const go = (next: URLSearchParams) => {
    setWanted(next)
    void navigate({ search: `?${next}` }, { preventScrollReset: true, replace: true })
  }
  return { search: wanted ?? search, go }
}
