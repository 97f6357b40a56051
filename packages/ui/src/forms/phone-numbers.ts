import {
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** A parsed number: the value to store, and the country it belongs to. */
export type ReadPhone = { value: string; country: string; isWhole: boolean }

export const callingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined

/** A `(0)` anywhere but right after the calling code: no plan says whether it is part of the number. */
const strayZero = /^\s*\+(?!\d{1,3}[\s.\-/]*\(0\)).*\(0\)/

/** The number that the whole text is; an extension or a word beside it would be lost. */
const parsed = (text: string, country: string): PhoneNumber | undefined => {
  const known = isSupportedCountry(country) ? { defaultCountry: country } : {}
  // Invisible marks and the `tel:` of a link get copied along.
  const bare = text.replace(/\p{Cf}/gu, '').replace(/^\s*tel:/i, '')
  const number = parsePhoneNumberFromString(bare.trim(), { ...known, extract: false })
  return number?.isPossible() && !number.ext && !strayZero.test(text) ? number : undefined
}

/** Countries can share a calling code; the selected one stays as long as the number allows. */
const countryOf = (number: PhoneNumber, chosen: string): string =>
  number.getPossibleCountries().some((one) => one === chosen) ? chosen : (number.country ?? chosen)

/** The value of the typed text: E.164 once it is a complete number, the text itself until then. */
export const readPhone = (text: string, country: string): ReadPhone => {
  const number = parsed(text, country)
  if (!number) return { value: text.trim(), country, isWhole: false }
  return { value: number.number, country: countryOf(number, country), isWhole: true }
}

/** A value's display next to its country: without the calling code, in local grouping. */
export const writtenPhone = (value: string, country: string): { text: string; country: string } => {
  const number = parsed(value, country)
  if (!number) return { text: value, country }
  return { text: number.formatNational(), country: countryOf(number, country) }
}

/** The typed text without the calling code of the previous country. */
export const movedPhone = (text: string, from: string): string =>
  text.trim().startsWith('+') ? (parsed(text, from)?.nationalNumber ?? text) : text
