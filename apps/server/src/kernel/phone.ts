import { phoneLength, phoneNumber } from '@porchlight/contract'
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { withPlainDigits } from './digits.ts'
import { Problem } from './problem.ts'

/** A number we are certain about. */
export type Phone = {
  /** The form in which it is stored and called. */
  e164: string
  /** The form shown for confirmation: `+44 20 7946 0018`. */
  international: string
  /** Undefined for numbers without a country. */
  country: string | undefined
}

/** Why text isn't a number we are certain about. */
export type PhoneDoubt = 'not_a_number' | 'country_needed' | 'invalid'

/** `(0)` after a country code: meant for callers inside the country, never dialed from outside. */
const insideZero = /^(\+\d{1,3}[\s.\-/]*)\(0\)/
/** Anywhere later, no plan says whether it is part of the number. */
const strayZero = /^\+.*\(0\)/

/** Mexico dropped the 1 after its country code in 2019; address books and chat apps still write it. */
const mexicanOne = /^\+52[\s.\-/]*1(?=(?:\D*\d){10}$)/

/** Normalizes digits and symbols of every script to the forms that number plans use. */
const plain = (text: string): string =>
  withPlainDigits(text.normalize('NFKC'))
    .replace(/[‐-―−]/g, '-')
    .replaceAll('·', ' ')
    .trim()
    .replace(/^\(((?:\+|00)\d{0,3})\)/, '$1 ')
    .replace(mexicanOne, '+52 ')

/** Calls and texts to these are billed to the caller: someone could earn from every code we send. */
const billed = new Set(['PREMIUM_RATE', 'SHARED_COST'])

const valid = (text: string, country: CountryCode | undefined): PhoneNumber | undefined => {
  const number = parsePhoneNumberFromString(text, { ...(country && { defaultCountry: country }), extract: false })
  return number?.isValid() && !number.ext && !billed.has(number.getType() ?? '') ? number : undefined
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Whether a number without a country code lacks the prefix its country dials, such as the 0 of Germany: the same digits
 * may be a number in another country. North America dials its 1 or not.
 */
const lacksPrefix = (text: string, number: PhoneNumber): boolean => {
  const [typed, dialed] = [digitsOf(text), digitsOf(number.formatNational())]
  return !text.startsWith('+') && dialed.length > typed.length && dialed.endsWith(typed)
}

/** The possible readings of a typed number; the first one that a country recognizes wins. */
const readings = (text: string): string[] =>
  [text, ...(text.startsWith('00') ? [`+${text.slice(2).trim()}`] : [])].flatMap((one) => {
    // Italy keeps its zero, everyone else drops it: the country's number plan says which of the two is valid.
    if (insideZero.test(one)) return [one.replace(insideZero, '$1'), one.replace('(0)', '0')]
    return strayZero.test(one) ? [] : [one]
  })

/**
 * The number that was typed, or why there is doubt. A number without a country code is read by the number plan of
 * `country`, and by none when that is unknown, so that a guessed country never sends someone's code to a stranger.
 */
export const readPhone = (typed: string, country?: string | null): Phone | PhoneDoubt => {
  const parsed = phoneNumber.safeParse(typed)
  if (!parsed.success) return 'not_a_number'
  const text = plain(parsed.data)
  if ((text.match(/\d/g)?.length ?? 0) < phoneLength.min) return 'not_a_number'
  const known = country && isSupportedCountry(country) ? country : undefined
  for (const reading of readings(text)) {
    const number = valid(reading, known)
    if (number && lacksPrefix(reading, number)) return 'country_needed'
    if (number)
      return { e164: number.number, international: number.formatInternational(), country: number.country ?? undefined }
  }
  const hasCode = text.startsWith('+') || text.startsWith('00')
  return known || hasCode ? 'invalid' : 'country_needed'
}

/**
 * A number stored before numbers were parsed is `unread`; a certain one is E.164, an unclear one is stored as it was
 * typed.
 */
export type PhoneState = 'unread' | 'certain' | 'unclear'

export const isPhone = (read: Phone | PhoneDoubt): read is Phone => typeof read === 'object'

const sentences: Record<PhoneDoubt, string> = {
  not_a_number: 'This is not a phone number. Enter it with its country code, like +1 631 555 0188.',
  country_needed: 'Enter the phone number with its country code, like +1 631 555 0188.',
  invalid: 'No phone has this number. Check the digits and the country code.',
}

/** @throws Problem 422 `invalid_phone`, which names the field */
export const requirePhone = (typed: string, country: string | null | undefined, field = 'phone'): Phone => {
  const read = readPhone(typed, country)
  if (isPhone(read)) return read
  throw new Problem(422, 'invalid_phone', sentences[read], { doubt: read }, { required: [field] })
}

/** What to store for a number that was stored as typed: nothing is guessed, and nothing is lost. */
export const rereadPhone = (
  stored: string,
  country?: string | null,
): { phone: string; phone_state: 'certain' | 'unclear' } => {
  const read = readPhone(stored, country)
  return isPhone(read) ? { phone: read.e164, phone_state: 'certain' } : { phone: stored, phone_state: 'unclear' }
}

/** Formats a stored number for people: `+1 631 555 0140`; an uncertain one is shown as it was typed. */
export const displayPhone = (stored: string): string => {
  const read = readPhone(stored)
  return isPhone(read) ? read.international : stored
}

/** The number for a view: as stored and called, as people read it, and whether it is in doubt. */
export const phoneView = <Stored extends string | null>(stored: Stored, state: PhoneState) => ({
  phone: stored,
  displayPhone: (stored && displayPhone(stored)) as Stored,
  phoneUnclear: state === 'unclear' && Boolean(stored),
})
