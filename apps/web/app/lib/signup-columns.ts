/** Columns of twelve that a sign-up form takes: all of them in the quick sign-up, else eight (account spec section 2). */
export const signupColumns = ({ quick }: { quick: boolean }): 8 | 12 => (quick ? 12 : 8)
