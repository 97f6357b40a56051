/** The party used for every price, with or without dates, until a guest enters their own. */
export const defaultAdults = 2
