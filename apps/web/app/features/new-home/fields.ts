import { type AddressProblem, addressProblems, emptyAddress, type PostalAddress } from '@porchlight/contract'

export type NewHomeFields = { ownerEmail: string; name: string; address: PostalAddress; pin: string }

export const blankFields: NewHomeFields = { ownerEmail: '', name: '', address: emptyAddress, pin: '' }

export type Pin = { lat: number; lng: number }

/** Degrees in the format map services copy: "40.9634, -72.1848". */
export const pinFrom = (text: string): Pin | undefined => {
  const parts = /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/.exec(text)
  if (!parts) return undefined
  const [lat, lng] = [Number(parts[1]), Number(parts[2])]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

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
