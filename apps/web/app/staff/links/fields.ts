import type { BodyOf, makeLink } from '@porchlight/contract'
import type { FieldProblems } from '#app/lib/form.ts'
import type { ChosenHome } from '../homes-field.tsx'

export type LinkFields = {
  kind: 'home' | 'offer' | 'search'
  /** An open offer's id. */
  offer: string
  /** The copied URL of a search. */
  address: string
  partner: string
  note: string
}

export const emptyLink: LinkFields = { kind: 'home', offer: '', address: '', partner: '', note: '' }

/** The query of a search URL; undefined for any other URL. */
export const queryIn = (address: string): string | undefined => {
  const [path = '', query = ''] = address.trim().split('#')[0]?.split('?') ?? []
  return /(^|\/)book-a-property(\/map)?\/?$/.test(path) ? query : undefined
}

const targetOf = (fields: LinkFields, home: ChosenHome | undefined): BodyOf<typeof makeLink>['target'] => {
  if (fields.kind === 'offer') return { kind: 'offer', offerId: Number(fields.offer) }
  if (fields.kind === 'search') return { kind: 'search', query: queryIn(fields.address) ?? '' }
  return { kind: 'home', homeId: home?.id ?? 0 }
}

/** The request body of valid fields. */
export const linkOf = (fields: LinkFields, home: ChosenHome | undefined): BodyOf<typeof makeLink> => ({
  target: targetOf(fields, home),
  partner: fields.partner.trim() || null,
  note: fields.note,
})

export const linkProblems = (
  { kind, offer, address }: LinkFields,
  words: Record<'required' | 'notASearch', string>,
): FieldProblems<LinkFields> => ({
  ...(kind === 'offer' && offer === '' && { offer: words.required }),
  ...(kind === 'search' && queryIn(address) === undefined && { address: words.notASearch }),
})
