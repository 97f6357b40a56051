import { area } from '../words.ts'

/** Titles of what the search's address shows instead of results. */
export const listNames = area({
  favourites: 'Your favourites',
  seen: 'Recently seen',
  compare: 'Houses side by side',
})
