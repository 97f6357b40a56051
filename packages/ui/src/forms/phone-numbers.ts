import {
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** What a typed number is: its value to keep, and the country it turned out to belong to. */
export type ReadPhone = { value: string; country: string; isWhole: boolean }

export const callingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined

const parsed = (text: string, country: string): PhoneNumber | undefined => {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  return number?.isPossible() ? number : undefined
}

/** Countries may share a calling code; the one chosen stays as long as the number allows it. */
const countryOf = (number: PhoneNumber, chosen: string): string =>
  number.getPossibleCountries().some((one) => one === chosen) ? chosen : (number.country ?? chosen)

/** The value of what was typed: E.164 as soon as it is a whole number, until then the text itself. */
export const readPhone = (text: string, country: string): ReadPhone => {
  const number = parsed(text, country)
  if (!number) return { value: text.trim(), country, isWhole: false }
  return { value: number.number, country: countryOf(number, country), isWhole: true }
}

/** How a value is written beside its country: without the calling code, in the groups people there use. */
export const writtenPhone = (value: string, country: string): { text: string; country: string } => {
  const number = parsed(value, country)
  if (!number) return { text: value, country }
  return { text: number.formatNational(), country: countryOf(number, country) }
}

/** What was typed, without the code of the country it leaves. */
export const movedPhone = (text: string, from: string): string =>
  text.trim().startsWith('+') ? (parsed(text, from)?.nationalNumber ?? text) : text
