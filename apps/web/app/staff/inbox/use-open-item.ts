import type { InboxItem } from '@porchlight/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type InboxFilters, type InboxPlace, inboxPath, nameOf, rowOf, searchOf } from './address.ts'

const desktop = '(width > 992px)'

type Shown = {
  items: readonly InboxItem[]
  filters: InboxFilters
  open: InboxPlace | null
  /** The address names an item. */
  namesItem: boolean
}

/** On a desktop a list opens with its first item; on a phone it stays a list. */
export const useFirstItem = ({ items: [first], filters, namesItem }: Shown): void => {
  const navigate = useNavigate()
  const openFirst = useEffectEvent(() => {
    if (namesItem || !first || !matchMedia(desktop).matches) return
    void navigate(inboxPath(filters, first), { replace: true, preventScrollReset: true })
  })
  const list = searchOf(filters)
  const isEmpty = !first
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list opens with its own first item
  useEffect(() => {
    openFirst()
    const query = matchMedia(desktop)
    const widen = () => openFirst()
    query.addEventListener('change', widen)
    return () => query.removeEventListener('change', widen)
  }, [list, namesItem, isEmpty])
}

/** Goes on to the next item after one left the list: it opens where the other was open, and its row has the focus. */
export const useNextItem = ({ items, filters, open }: Shown) => {
  const navigate = useNavigate()
  const focuses = useRef('')
  const opened = open ? nameOf(open) : ''
  useEffect(() => {
    if (!open || focuses.current !== opened) return
    focuses.current = ''
    rowOf(open)?.focus()
  }, [open, opened])
  return (left: InboxPlace): void => {
    if (filters.list === 'all') return
    const at = items.findIndex((item) => nameOf(item) === nameOf(left))
    const next = at === -1 ? undefined : (items[at + 1] ?? items[at - 1])
    if (open && nameOf(open) === nameOf(left)) {
      const to = matchMedia(desktop).matches ? next : null
      focuses.current = to ? nameOf(to) : ''
      void navigate(inboxPath(filters, to), { preventScrollReset: true })
    }
    if (next) rowOf(next)?.focus()
  }
}
