/** The list of homes kept in mind: a view of the search. */
export const favoritesHref = '/book-a-property?show=favorites'

/** The homes looked at last on this device: another view of it. */
export const seenHref = '/book-a-property?show=seen'
