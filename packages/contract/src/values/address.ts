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

/** An address as an API object spells it: the first line is `address` or `address1` (platform spec section 3). */
export type ApiAddress = Partial<
  Record<'address' | 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'country', string | null>
>

export const addressFromApi = (object: ApiAddress): Address => ({
  line1: object.address || object.address1 || '',
  line2: object.address2 ?? '',
  city: object.city ?? '',
  state: object.state ?? '',
  zip: object.zip ?? '',
  country: object.country || defaultCountry,
})

/** An address as the card provider's form spells it, with the name on the card where it is known. */
export const cardAddress = ({ line1, line2, city, state, zip, country }: Address, name?: string) => ({
  ...(name && { name }),
  address_line1: line1,
  address_line2: line2,
  address_city: city,
  address_state: state,
  address_zip: zip,
  address_country: country,
})

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
