import { mostCompared } from '@porchlight/contract'

/** What the search's address may show instead of results: a list of homes, or some of them side by side. */
export type ListAsked = { kind: 'favorites' | 'seen' } | { kind: 'compare'; ids: number[] }

const idsIn = (values: readonly string[], most: number): number[] =>
  [...new Set(values.flatMap((value) => value.split(',')).map(Number))]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, most)

/** `?compare=12,15`, also once for each home as a plain form sends it; `?show=favorites`, `?show=seen`. */
export const listAsked = (search: URLSearchParams): ListAsked | undefined => {
  if (search.has('compare')) return { kind: 'compare', ids: idsIn(search.getAll('compare'), mostCompared) }
  const show = search.get('show')
  return show === 'favorites' || show === 'seen' ? { kind: show } : undefined
}

/** The address's query with other homes to compare; what is asked of them stays. */
export const comparing = (search: URLSearchParams, ids: readonly number[]): string => {
  const next = new URLSearchParams(
    [...search].filter(([name]) =>
      ['arrive', 'depart', 'adults', 'children', 'infants', 'pets', 'only'].includes(name),
    ),
  )
  // Written out, so that the address can be read and typed.
  return `?compare=${ids.join(',')}${next.size > 0 ? `&${next}` : ''}`
}
