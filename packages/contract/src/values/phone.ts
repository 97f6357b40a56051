import { hasHiddenCharacters } from './hidden.ts'

/** What a phone number may be when it is typed: the longest plan has 15 digits, people add signs and spaces. */
export const phoneLength = { min: 5, max: 32 } as const

/** The one form two systems agree on: a plus, the country code, the number; at most 15 digits (ITU E.164). */
export const isE164 = (text: string): boolean => /^\+[1-9]\d{4,14}$/.test(text)

/** Digits of any script, a plus in front, and the signs people group digits with. */
const typedPhone = /^[+＋]?[\p{Nd}\p{Zs}().\-‐-―−/·]+$/u

/** Direction marks come along when a number is copied from an address book: they are dropped, all else hidden refused. */
export const withoutMarks = (text: string): string =>
  text.replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')

/** Whether it can be a phone number at all, before any country's plan is asked. */
export const looksLikePhone = (text: string): boolean => {
  const bare = withoutMarks(text)
  if (hasHiddenCharacters(bare) || !typedPhone.test(bare.trim())) return false
  return (bare.match(/\p{Nd}/gu)?.length ?? 0) >= phoneLength.min
}
