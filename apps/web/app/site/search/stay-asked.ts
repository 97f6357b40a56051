import type { Answer, SearchQuery } from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import { queryIn } from './search-address.ts'

type StayAsked = Partial<Record<'arrive' | 'depart' | 'adults' | 'children' | 'infants' | 'pets', string>>

/** What an address asks of a stay, as it stands there. */
export const stayAskedIn = (search: URLSearchParams): StayAsked => {
  const { arrive, depart, adults, children, infants, pets }: Partial<Record<keyof SearchQuery, string>> =
    queryIn(search)
  const asked = { arrive, depart, adults, children, infants, pets }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
}

/** One date without the other, or dates that cannot be: the homes are worth showing all the same, without them. */
export const askedOrNot = async <Results, Code extends string>(
  stay: StayAsked,
  ask: (stay: StayAsked) => Promise<Answer<Results, Code>>,
): Promise<{ results: Results; datesRefused: boolean }> => {
  const answer = await ask(stay)
  const datesRefused = !answer.ok && answer.error.code === 'invalid_input'
  return { results: resultsOf(datesRefused ? await ask({}) : answer), datesRefused }
}
