import { dateIn, staffFind } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useSite } from '#app/lib/session.ts'
import { type Found, type Search, searchFor } from './search.ts'

/** The delay between the last keystroke and the search. */
export const pauseMs = 150

class Unanswered extends Error {}

const find = async (q: string): Promise<Found> => {
  const answer = await api(staffFind, { query: { q } })
  if (!answer.ok) throw new Unanswered(answer.error.message)
  return answer.results
}

/** Searches as someone types. The last results stay until the next ones arrive; `failed` if the last search did. */
export const useSearch = (typed: string): { search: Search | undefined; failed: boolean } => {
  const { timeZone } = useSite()
  const [answered, setAnswered] = useState<{ search: Search | undefined; failed: boolean }>({
    search: undefined,
    failed: false,
  })
  const q = typed.trim()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      async () => {
        if (q === '') return setAnswered({ search: undefined, failed: false })
        const search = await searchFor(q, dateIn(timeZone, new Date()), find).catch((error: unknown) => {
          if (error instanceof Unanswered) return undefined
          throw error
        })
        if (isCurrent) setAnswered({ search, failed: search === undefined })
      },
      q === '' ? 0 : pauseMs,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, timeZone])
  return answered
}
