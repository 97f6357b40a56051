import { titles as de } from './de.ts'
import { titles as es } from './es.ts'
import { titles as fr } from './fr.ts'

const translated: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, es, fr }

/** Translates the manifest's English texts; proper names are the same in all languages. Runs on the server only. */
export const titleIn = (language: string, english: string): string => translated[language]?.[english] ?? english
