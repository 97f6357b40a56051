/**
 * The columns out of twelve for a sign-up form: all of them in the quick sign-up, otherwise eight (account spec section
 * 2).
 */
export const signupColumns = ({ quick }: { quick: boolean }): 8 | 12 => (quick ? 12 : 8)
