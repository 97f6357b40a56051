/** What the address of a page carries while someone who has just signed up is thanked on it. */
export const thanks = { signedUp: true }

export const isThanked = (state: unknown): boolean => (state as Partial<typeof thanks> | null)?.signedUp === true
