/** The navigation state that shows the thank-you after a sign-up. */
export const thanks = { signedUp: true }

export const isThanked = (state: unknown): boolean => (state as Partial<typeof thanks> | null)?.signedUp === true
