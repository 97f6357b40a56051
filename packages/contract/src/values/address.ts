/**
 * A postal address as used by forms and sign-up. `state` is a code if the country's list is known, otherwise any text.
 */
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

/** An address in an API object's spelling: the first line is `address` or `address1` (platform spec section 3). */
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

/** An address in the spelling of the card provider's form, with the name on the card if known. */
export const cardAddress = ({ line1, line2, city, state, zip, country }: Address, name?: string) => ({
  ...(name && { name }),
  address_line1: line1,
  address_line2: line2,
  address_city: city,
  address_state: state,
  address_zip: zip,
  address_country: country,
})

/** Everything except the second line is required. */
const required = ['line1', 'city', 'state', 'zip', 'country'] as const

/**
 * The spec doesn't decide on nine digits without the hyphen, or lowercase in Canada: people write both, so both are
 * valid.
 */
const zipForms: ReadonlyMap<string, RegExp> = new Map([
  ['US', /^\d{5}(-?\d{4})?$/],
  ['CA', /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i],
])

/** Whether a code is valid for this country. Only the United States and Canada have a format. */
export const fitsCountry = (zip: string, country: string): boolean => zipForms.get(country)?.test(zip.trim()) ?? true

/** Countries whose post needs the state or province in an address. */
const withStates: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'CN', 'IN', 'JP', 'MX', 'MY', 'US'])
/** Countries and territories without postal codes (Universal Postal Union). */
const withoutZips: ReadonlySet<string> = new Set(
  `AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN LY ML MO MR MW NR NU
  PA QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU WS YE ZW`.split(/\s+/),
)
/** Parts of an address that its country does without. */
export const optionalParts = (country: string): readonly ('state' | 'zip')[] => [
  ...(withStates.has(country) ? [] : (['state'] as const)),
  ...(withoutZips.has(country) ? (['zip'] as const) : []),
]

export type AddressProblem = 'required' | 'zip'

/** Missing or malformed values, by field. */
export const addressProblems = (address: Address): Partial<Record<AddressField, AddressProblem>> => {
  const missing = required.filter((field) => !address[field].trim())
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
    ...(address.zip.trim() !== '' && !fitsCountry(address.zip, address.country) && { zip: 'zip' as const }),
  }
}
