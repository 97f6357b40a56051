/** An address as a form holds it. */
export type AddressFields = {
  line1: string
  line2: string
  city: string
  state: string
  zip: string
  country: string
}

export const emptyAddress: AddressFields = { line1: '', line2: '', city: '', state: '', zip: '', country: 'US' }

const zipForms: Record<string, RegExp> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
}

export type AddressProblem = 'required' | 'zip'

/** What is missing or malformed: everything but the second line is needed; only US and CA have a form of zip (spec section 5). */
export const addressProblems = (address: AddressFields): Partial<Record<keyof AddressFields, AddressProblem>> => {
  const missing = (['line1', 'city', 'state', 'zip', 'country'] as const).filter((field) => !address[field].trim())
  const form = zipForms[address.country]
  const malformed = address.zip.trim() !== '' && form !== undefined && !form.test(address.zip.trim())
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
    ...(malformed && { zip: 'zip' as const }),
  }
}
