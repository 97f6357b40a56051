import type { PartnerEarnings, SearchHit } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEarningsShown, useIsAgent } from '#app/features/partner-money/earnings-shown.ts'
import { parseStayQuery } from './stay-query.ts'

/** What an agent earns from search results, by home. */
export type Earnings = ReadonlyMap<number, PartnerEarnings['earnings'][number]>

const nothing: Earnings = new Map()

/** The priced stays of a page of results, for the query. */
const staysOf = (homes: readonly SearchHit[]): string =>
  homes.flatMap(({ id, stay }) => (stay ? [`${id}_${stay.arrive}_${stay.depart}`] : [])).join(',')

/** What an agent earns from the results, by home; nothing is requested for anyone else, or while hidden. */
export const useAgentEarnings = (homes: readonly SearchHit[]): { isAgent: boolean; earned: Earnings } => {
  const isAgent = useIsAgent()
  const { shown } = useEarningsShown()
  const [search] = useSearchParams()
  const [found, setFound] = useState<{ stays: string; earned: Earnings }>()
  const stays = isAgent && shown ? staysOf(homes) : ''
  const { arrive: _, depart: __, ...party } = parseStayQuery(search)
  const guests = JSON.stringify(party)
  useEffect(() => {
    if (!stays) return setFound(undefined)
    let current = true
    void import('./fetch-earnings.ts')
      .then(({ fetchEarnings }) => fetchEarnings(stays, JSON.parse(guests)))
      .then((earnings) => current && setFound({ stays, earned: new Map(earnings.map((one) => [one.homeId, one])) }))
    return () => {
      current = false
    }
  }, [stays, guests])
  return { isAgent: isAgent && homes.some(({ stay }) => stay), earned: found?.stays === stays ? found.earned : nothing }
}
