import { type AddressProblem, addressProblems, type PostalAddress } from '@porchlight/contract'

/** Problems of the `address` of a settings form, by field path. */
export const addressFieldProblems = (
  address: PostalAddress,
  words: Record<'required' | 'zip', string>,
): Record<string, string> =>
  Object.fromEntries(
    (Object.entries(addressProblems(address)) as [string, AddressProblem][]).map(([field, problem]) => [
      `address.${field}`,
      problem === 'zip' ? words.zip : words.required,
    ]),
  )
