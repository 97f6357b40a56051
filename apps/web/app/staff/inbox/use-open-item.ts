import type { InboxItem } from '@porchlight/contract'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type InboxFilters, type InboxPlace, inboxPath, nameOf, rowOf, searchOf } from './address.ts'
import { nextItem } from './next-item.ts'

const desktop = '(width > 992px)'

type Shown = {
  items: readonly InboxItem[]
  filters: InboxFilters
  open: InboxPlace | null
  /** The address names an item. */
  namesItem: boolean
}

/** On desktop, a list opens with its first item; on a phone it stays a list. */
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

const nameOfRow = (element: EventTarget | null): string =>
  element instanceof Element ? (element.getAttribute('data-item') ?? '') : ''

/**
 * Preserves the position of someone moving through the list by keyboard. A list that reloads may move the focused row
 * to another group, where it is a new element, or remove it because a colleague finished it. The focus follows the row,
 * or moves to the row that is now in that position.
 */
export const useRowFocus = (items: readonly InboxItem[]): void => {
  const focused = useRef('')
  const before = useRef(items)
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      focused.current = nameOfRow(target)
    }
    // A removed row also loses the focus, but the user didn't leave it.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body)
          focused.current = ''
      })
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  useLayoutEffect(() => {
    const at = before.current.findIndex((item) => nameOf(item) === focused.current)
    before.current = items
    if (at === -1 || document.activeElement !== document.body) return
    const same = items.find((item) => nameOf(item) === focused.current)
    const place = same ?? items[Math.min(at, items.length - 1)]
    if (place) rowOf(place)?.focus()
  }, [items])
}

/** Whether a row can take the focus: the user hasn't moved it elsewhere meanwhile. */
const isFree = (): boolean => document.activeElement === document.body || nameOfRow(document.activeElement) !== ''

/** Moves to the next item after one left the list: it opens if the other was open, and its row gets the focus. */
export const useNextItem = ({ items, filters, open }: Shown) => {
  const navigate = useNavigate()
  const focuses = useRef('')
  const opened = open ? nameOf(open) : ''
  const now = useRef(opened)
  useEffect(() => {
    now.current = opened
    if (open && focuses.current === opened) {
      focuses.current = ''
      if (isFree()) rowOf(open)?.focus()
    }
    return () => {
      now.current = ''
    }
  }, [open, opened])
  return (left: InboxPlace): void => {
    if (filters.list === 'all') return
    // The list may have reloaded since the key press: an item that is gone can't be next.
    const next = nextItem(items, left, (item) => rowOf(item) !== null)
    if (now.current === nameOf(left)) {
      const to = matchMedia(desktop).matches ? next : null
      focuses.current = to ? nameOf(to) : ''
      void navigate(inboxPath(filters, to), { preventScrollReset: true })
    }
    if (next) rowOf(next)?.focus()
  }
}
