/** The list of homes kept in mind: a view of the search. */
export const favouritesHref = '/book-a-property?show=favourites'

/** The homes looked at last on this device: another view of it. */
export const seenHref = '/book-a-property?show=seen'
