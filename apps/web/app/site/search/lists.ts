import { mostCompared } from '@porchlight/contract'

/** Views that replace the results: a list of homes, or a comparison. */
export type ListRequest = { kind: 'favorites' | 'seen' } | { kind: 'compare'; ids: number[] }

const idsIn = (values: readonly string[], most: number): number[] =>
  [...new Set(values.flatMap((value) => value.split(',')).map(Number))]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, most)

/** `?compare=12,15`, also once for each home as a plain form sends it; `?show=favorites`, `?show=seen`. */
export const requestedList = (search: URLSearchParams): ListRequest | undefined => {
  if (search.has('compare')) return { kind: 'compare', ids: idsIn(search.getAll('compare'), mostCompared) }
  const show = search.get('show')
  return show === 'favorites' || show === 'seen' ? { kind: show } : undefined
}

/** The query with other homes to compare; the stay is preserved. */
export const compareQuery = (search: URLSearchParams, ids: readonly number[]): string => {
  const next = new URLSearchParams(
    [...search].filter(([name]) =>
      ['arrive', 'depart', 'adults', 'children', 'infants', 'pets', 'only'].includes(name),
    ),
  )
  // Unescaped, so the address stays readable.
  return `?compare=${ids.join(',')}${next.size > 0 ? `&${next}` : ''}`
}
