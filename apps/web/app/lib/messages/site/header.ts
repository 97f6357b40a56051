import { area } from '../words.ts'

/** The header's built-in menu: rendered on the server, so that no page carries it. */
export const headerWords = area({
  homes: 'Homes',
  favorites: 'Favorites',
  listYourHome: 'List your home',
})
