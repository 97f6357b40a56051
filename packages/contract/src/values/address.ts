/** A postal address as forms hold it and sign-up sends it. `state` is a code where the country's list is known, else any text. */
export type Address = {
  line1: string
  line2: string
  city: string
  state: string
  zip: string
  country: string
}
export type AddressField = keyof Address

export const defaultCountry = 'US'
export const emptyAddress: Address = { line1: '', line2: '', city: '', state: '', zip: '', country: defaultCountry }

/** Everything but the second line is needed. */
const required = ['line1', 'city', 'state', 'zip', 'country'] as const

/** The spec leaves open nine digits without the hyphen and lower case in Canada: people write both, so both pass. */
const zipForms: ReadonlyMap<string, RegExp> = new Map([
  ['US', /^\d{5}(-?\d{4})?$/],
  ['CA', /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i],
])

/** Whether a code can be one of this country. Only the United States and Canada have a form of their own. */
export const fitsCountry = (zip: string, country: string): boolean => zipForms.get(country)?.test(zip.trim()) ?? true

export type AddressProblem = 'required' | 'zip'

/** What is missing or malformed, by field. */
export const addressProblems = (address: Address): Partial<Record<AddressField, AddressProblem>> => {
  const missing = required.filter((field) => !address[field].trim())
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
    ...(address.zip.trim() !== '' && !fitsCountry(address.zip, address.country) && { zip: 'zip' as const }),
  }
}
