import { mostFavorites } from '@porchlight/contract'
import { href } from 'react-router'

/** The page that saves these homes by email. */
export const saveFavoritesHref = (homes: readonly { id: number }[]): string =>
  `${href('/save-favorites')}?homes=${homes.map(({ id }) => id).join(',')}`

/** Home ids in the address, each once. */
export const homesIn = (search: URLSearchParams): number[] =>
  [...new Set((search.get('homes') ?? '').split(',').map(Number))]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, mostFavorites)
