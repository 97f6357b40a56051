import { useEffect } from 'react'

/** Fetches code that a press will need as soon as the page is alive, so that it is there when the connection is not. */
export const useFetchAhead = (load: () => Promise<unknown>): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => void load().catch(() => {}), [])
}
