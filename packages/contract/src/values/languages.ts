/** The languages of the interface; English is the base. */
export const languages = ['en', 'es', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)
