import { hasHiddenCharacters } from './hidden.ts'

/** The length of a typed phone number: the longest numbering plan has 15 digits, and people add symbols and spaces. */
export const phoneLength = { min: 5, max: 32 } as const

/**
 * The standard format for exchange between systems: a plus, the country code, the number; at most 15 digits (ITU
 * E.164).
 */
export const isE164 = (text: string): boolean => /^\+[1-9]\d{4,14}$/.test(text)

/** Digits of any script, a leading plus that may be in parentheses, and the symbols people group digits with. */
const typedPhone = /^[(（]?[+＋]?[\p{Nd}\p{Zs}()（）.\-‐-―−/·]+$/u

/**
 * Direction marks, soft hyphens, and the `tel:` of a link get copied along with a number from an address book or a page:
 * they are removed, and all other hidden characters are rejected.
 */
export const withoutMarks = (text: string): string =>
  text.replace(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '').replace(/^\s*tel:/i, '')

/** Whether it can be a phone number at all, before checking a country's numbering plan. */
export const looksLikePhone = (text: string): boolean => {
  const bare = withoutMarks(text)
  if (hasHiddenCharacters(bare) || !typedPhone.test(bare.trim())) return false
  return (bare.match(/\p{Nd}/gu)?.length ?? 0) >= phoneLength.min
}
