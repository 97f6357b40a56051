import { area } from '../words.ts'

/** The built-in menu of the header: written on the server, so that no page carries it. */
export const headerWords = area({
  homes: 'Homes',
  favorites: 'Favorites',
  listYourHome: 'List your home',
})
