import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * The search address and its setter. The latest change counts until its page is shown, so quick presses each make one
 * change: the address bar changes before the page, so the page doesn't yet reflect the last press.
 */
export const useSearchAddress = () => {
  const [search] = useSearchParams()
  const [requested, setRequested] = useState<URLSearchParams>()
  const latest = useRef<URLSearchParams>(undefined)
  const navigate = useNavigate()
  const isShown = requested?.toString() === search.toString()
  useEffect(() => {
    if (isShown) setRequested(undefined)
  }, [isShown])
  const go = async (next: URLSearchParams): Promise<void> => {
    latest.current = next
    setRequested(next)
    await navigate({ search: `?${next}` }, { preventScrollReset: true, replace: true })
    // A link or the Back button may have led elsewhere meanwhile.
    const isElsewhere = new URLSearchParams(window.location.search).toString() !== next.toString()
    if (latest.current === next && isElsewhere) setRequested(undefined)
  }
  return { search: requested ?? search, go }
}
