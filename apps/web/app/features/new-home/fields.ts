import { type AddressProblem, addressProblems, emptyAddress, type PostalAddress } from '@porchlight/contract'
import { pinFrom } from '#app/lib/pin/pin-from.ts'

export type NewHomeFields = { ownerEmail: string; name: string; address: PostalAddress; pin: string }

export const blankFields: NewHomeFields = { ownerEmail: '', name: '', address: emptyAddress, pin: '' }

type Words = Record<'required' | 'email' | 'zip' | 'pin', string>

/** What is missing or wrong, by field; `asksOwner` when staff create it for someone. */
export const newHomeProblems = (fields: NewHomeFields, asksOwner: boolean, words: Words): Record<string, string> => {
  const problems: Record<string, string> = {}
  if (fields.name.trim() === '') problems.name = words.required
  if (asksOwner && !/^\S+@\S+\.\S+$/.test(fields.ownerEmail.trim())) problems.ownerEmail = words.email
  for (const [field, problem] of Object.entries(addressProblems(fields.address)) as [string, AddressProblem][])
    problems[`address.${field}`] = problem === 'zip' ? words.zip : words.required
  if (fields.pin.trim() !== '' && !pinFrom(fields.pin)) problems.pin = words.pin
  return problems
}
