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

const nameOfRow = (element: EventTarget | null): string =>
  element instanceof Element ? (element.getAttribute('data-item') ?? '') : ''

/**
 * Keeps the place of the person walking through the list by keyboard. A list that reloads may take the row with the focus to
 * another group, where it is a new element, or away because a colleague is done with it: the focus goes along, or to the
 * row that stands there now.
 */
export const useRowFocus = (items: readonly InboxItem[]): void => {
  const focused = useRef('')
  const before = useRef(items)
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      focused.current = nameOfRow(target)
    }
    // A row that is taken away loses the focus, too, but nobody left it.
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

/** Whether the focus may go to a row: nobody took it elsewhere meanwhile. */
const isFree = (): boolean => document.activeElement === document.body || nameOfRow(document.activeElement) !== ''

/** Goes on to the next item after one left the list: it opens where the other was open, and its row has the focus. */
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
    // The list may have reloaded since the press: what is no longer there cannot be next.
    const next = nextItem(items, left, (item) => rowOf(item) !== null)
    if (now.current === nameOf(left)) {
      const to = matchMedia(desktop).matches ? next : null
      focuses.current = to ? nameOf(to) : ''
      void navigate(inboxPath(filters, to), { preventScrollReset: true })
    }
    if (next) rowOf(next)?.focus()
  }
}
