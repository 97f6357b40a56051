/** The list of homes kept in mind: a view of the search. */
export const favouritesHref = '/book-a-property?show=favourites'
