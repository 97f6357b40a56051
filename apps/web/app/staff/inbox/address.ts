import { type InboxItem, type InboxKind, type InboxList, inboxKinds, inboxLists } from '@porchlight/contract'
import { href } from 'react-router'

export type InboxFilters = { list: InboxList; kind: InboxKind | null; tag: string | null; q: string }
export const noFilters: InboxFilters = { list: 'open', kind: null, tag: null, q: '' }
export type InboxPlace = Pick<InboxItem, 'kind' | 'key'>

export const nameOf = ({ kind, key }: InboxPlace): string => `${kind}.${key}`

export const rowOf = (item: InboxPlace): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(nameOf(item))}"]`)

/** The item that an address opens; null if none. */
export const placeFrom = (text: string | null): InboxPlace | null => {
  const [kind, key, ...more] = (text ?? '').split('.')
  const known = inboxKinds.find((one) => one === kind)
  return known && key && /^[0-9a-f-]{1,40}$/.test(key) && more.length === 0 ? { kind: known, key } : null
}

export const filtersFrom = (search: URLSearchParams): InboxFilters => ({
  list: inboxLists.find((one) => one === search.get('list')) ?? 'open',
  kind: inboxKinds.find((one) => one === search.get('kind')) ?? null,
  tag: search.get('tag') || null,
  q: (search.get('q') ?? '').slice(0, 80),
})

/** The query string, in the format saved views store. */
export const searchOf = ({ list, kind, tag, q }: InboxFilters): string =>
  new URLSearchParams({
    ...(list !== 'open' && { list }),
    ...(kind && { kind }),
    ...(tag && { tag }),
    ...(q && { q }),
  }).toString()

export const inboxPath = (filters: InboxFilters, open?: InboxPlace | null): string => {
  const search = [searchOf(filters), open && `open=${nameOf(open)}`].filter(Boolean).join('&')
  return `${href('/staff/inbox')}${search && `?${search}`}`
}
