/** The party of every price, with dates or without, until a guest names their own. */
export const defaultAdults = 2
