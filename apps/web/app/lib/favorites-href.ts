/** Favorites: a view of the search. */
export const favoritesHref = '/book-a-property?show=favorites'

/** Recently viewed homes: another view of the search. */
export const seenHref = '/book-a-property?show=seen'
