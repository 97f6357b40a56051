import { createElement, Fragment, type ReactNode } from 'react'
import { numberFormat, pluralRules } from '../intl.ts'

/**
 * Helpers called by compiled messages (`apps/web/vite/compile-message.ts`); their names are one character long because every
 * text contains them.
 */

type Forms = Record<string, string>

const counted =
  (type: Intl.PluralRuleType) => (language: string, number: number, formsOf: (shown: string) => Forms) => {
    const forms = formsOf(c(language, number))
    return forms[`=${number}`] ?? forms[pluralRules(language, { type }).select(number)] ?? forms.other
  }

/** A formatted number. */
export const c = (language: string, number: number): string => numberFormat(language).format(number)

/** The plural form for a count. */
export const p = counted('cardinal')

/** The form for an ordinal. */
export const o = counted('ordinal')

/** The form for a kind, or the form for all others. */
export const s = (kind: string, forms: Forms): string | undefined => forms[kind] ?? forms.other

/** Text with parts that aren't plain text. */
export const r = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
