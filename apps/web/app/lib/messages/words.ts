import { numberFormat, pluralRules } from '#app/lib/intl.ts'
import { useLanguage } from '#app/lib/session.ts'

/** The words of one part of the product in every language it speaks; English is the base. */
export type Area<Words> = { en: Words } & Partial<Record<string, Words>>

export const wordsIn = <Words>(area: Area<Words>, language: string): Words => area[language] ?? area.en

/** The words of an area in the reader's language. */
export const useWords = <Words>(area: Area<Words>): Words => wordsIn(area, useLanguage())

/** `counted(3, { one: '# night', other: '# nights' })` → "3 nights". */
export const counted = (number: number, forms: { one: string; other: string }, language = 'en'): string => {
  const form = pluralRules(language).select(number) === 'one' ? forms.one : forms.other
  return form.replace('#', numberFormat(language).format(number))
}
