import type { InboxItem } from '@porchlight/contract'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type InboxFilters, type InboxPlace, inboxPath, nameOf } from './address.ts'
import { useChangeItem } from './controls.tsx'
import { isDoneByHand } from './kinds.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, button, [contenteditable], dialog') !== null

const rowOf = (item: InboxItem | undefined): HTMLElement | null =>
  item ? document.querySelector<HTMLElement>(`[data-item="${CSS.escape(nameOf(item))}"]`) : null

type Keys = {
  items: readonly InboxItem[]
  filters: InboxFilters
  open: InboxPlace | null
  me: number
  onToggle: (name: string) => void
}

/** J and K move through the list, Enter opens, X selects, A assigns to me, E marks as done. */
export const useInboxKeys = ({ items, filters, open, me, onToggle }: Keys): void => {
  const navigate = useNavigate()
  const change = useChangeItem()
  const here = (): number => {
    const focused = document.activeElement?.getAttribute('data-item')
    const name = focused ?? (open && nameOf(open))
    return items.findIndex((item) => nameOf(item) === name)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
    const at = here()
    const item = items[at]
    const acts: Record<string, () => void> = {
      j: () => rowOf(items[Math.min(at + 1, items.length - 1)])?.focus(),
      k: () => rowOf(items[Math.max(at - 1, 0)])?.focus(),
      x: () => item && onToggle(nameOf(item)),
      a: () => item && void change(item, { assigneeId: me }),
      e: () => {
        if (item && isDoneByHand(item.kind)) void change(item, { done: true })
        else if (item) void navigate(inboxPath(filters, item))
      },
    }
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
