import type { Answer, SearchQuery } from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import { queryIn } from './search-address.ts'

type StayQuery = Partial<Record<'arrive' | 'depart' | 'adults' | 'children' | 'infants' | 'pets', string>>

/** The stay in the address, unparsed. */
export const parseStayQuery = (search: URLSearchParams): StayQuery => {
  const { arrive, depart, adults, children, infants, pets }: Partial<Record<keyof SearchQuery, string>> =
    queryIn(search)
  const query = { arrive, depart, adults, children, infants, pets }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value))
}

/** With missing or invalid dates, shows the homes without them. */
export const stayOrNone = async <Results, Code extends string>(
  stay: StayQuery,
  ask: (stay: StayQuery) => Promise<Answer<Results, Code>>,
): Promise<{ results: Results; datesRefused: boolean }> => {
  const answer = await ask(stay)
  const datesRefused = !answer.ok && answer.error.code === 'invalid_input'
  return { results: resultsOf(datesRefused ? await ask({}) : answer), datesRefused }
}
