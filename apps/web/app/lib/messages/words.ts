import { useLanguage } from '#app/lib/language-context.ts'
import type { Texts, Translated, Words } from './message-types.ts'

/**
 * The messages of one part of the product; English is the base, and anything missing in a language is shown in English.
 */
export type Area<T> = {
  en: Words<T>
  /** The volume and area by which a browser finds the translation; the server has it `in` all languages. */
  name: string
  in: Readonly<Record<string, Words<T>>> | undefined
  readonly texts?: T
}

/** The type for functions that receive an area's messages: `WordsOf<typeof searchWords>`. */
export type WordsOf<A> = A extends { en: infer W } ? W : never

/** Finds messages in a browser in another language; set by `translations.ts`. */
type Translator = (name: string, language: string) => unknown
let translator: Translator | undefined
export const setTranslator = (next: Translator): void => {
  translator = next
}

/** The volumes in use, whose translations must be loaded before hydration. */
export const volumesInUse = new Set<string>()

type Compiled = [name?: string, translations?: Readonly<Record<string, never>>]

/**
 * Declares the messages of a part in English: ICU MessageFormat, compiled when the pages are built (`apps/web/vite`).
 */
export const area = <const T extends Texts>(texts: T, ...[name = '', translations]: Compiled): Area<T> => {
  volumesInUse.add(name.split('/')[0] as string)
  return { en: texts as never, name, in: translations }
}

/** The same messages in another language, in the file next to it. */
export const translation = <A extends { texts?: unknown }>(texts: Translated<NonNullable<A['texts']>>): unknown => texts

export const wordsIn = <T>({ en, name, in: all }: Area<T>, language: string): Words<T> =>
  language === 'en' ? en : ((all?.[language] ?? translator?.(name, language) ?? en) as Words<T>)

/** An area's messages in the reader's language. */
export const useWords = <T>(area: Area<T>): Words<T> => wordsIn(area, useLanguage())
