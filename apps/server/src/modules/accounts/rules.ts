/** Days a session lasts without being renewed. */
export const sessionDays = 30
/** Wrong passwords an address may give before it has to wait (per quarter of an hour). */
export const failuresAllowed = 10
export const failureWindowMinutes = 15

/** One spelling for each mailbox, so that nobody signs up twice by a capital letter. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

export const tooManyFailures = (failures: number): boolean => failures >= failuresAllowed
