/** What a phone number may be when it is written down: the longest plan has 15 digits, people add signs and an extension. */
export const phoneLength = { min: 5, max: 32 } as const

/** The one form two systems agree on: a plus, the country code, the number; at most 15 digits (ITU E.164). */
export const isE164 = (text: string): boolean => /^\+[1-9]\d{4,14}$/.test(text)
