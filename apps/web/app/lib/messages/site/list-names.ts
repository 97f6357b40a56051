import { area } from '../words.ts'

/** Titles of lists shown instead of results. */
export const listNames = area({
  favorites: 'Your favorites',
  seen: 'Recently viewed',
  compare: 'Compare homes',
})
