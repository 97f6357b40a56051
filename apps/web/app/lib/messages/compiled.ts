import { createElement, Fragment, type ReactNode } from 'react'
import { numberFormat, pluralRules } from '../intl.ts'

/** What compiled messages call (`apps/web/vite/compile-message.ts`); one-letter names, for they stand in every text. */

type Forms = Record<string, string>

const counted =
  (type: Intl.PluralRuleType) => (language: string, number: number, formsOf: (shown: string) => Forms) => {
    const forms = formsOf(c(language, number))
    return forms[`=${number}`] ?? forms[pluralRules(language, { type }).select(number)] ?? forms.other
  }

/** A number as it is written. */
export const c = (language: string, number: number): string => numberFormat(language).format(number)

/** The form that a number of things takes. */
export const p = counted('cardinal')

/** The form that a place in a row takes. */
export const o = counted('ordinal')

/** The form of a kind, or what is said of all others. */
export const s = (kind: string, forms: Forms): string | undefined => forms[kind] ?? forms.other

/** Text with parts that are more than text. */
export const r = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
