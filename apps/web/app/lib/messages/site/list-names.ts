import { area } from '../words.ts'

/** Titles of what the search's address shows instead of results. */
export const listNames = area({
  favorites: 'Your favorites',
  seen: 'Recently viewed',
  compare: 'Compare homes',
})
