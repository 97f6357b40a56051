import type { InboxItem } from '@porchlight/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type InboxFilters, type InboxPlace, inboxPath, nameOf, rowOf } from './address.ts'
import { useChangeItem } from './controls.tsx'
import { isDoneByHand } from './kinds.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, button, [contenteditable], dialog') !== null

const replyField = '.inbox-detail textarea'

type Keys = {
  items: readonly InboxItem[]
  filters: InboxFilters
  open: InboxPlace | null
  me: number
  onToggle: (name: string) => void
  onLeft: (item: InboxPlace) => void
}

/** J and K move through the list, Enter opens, R replies, X selects, A assigns to me, E marks as done; Escape leaves the reply. */
export const useInboxKeys = ({ items, filters, open, me, onToggle, onLeft }: Keys): void => {
  const navigate = useNavigate()
  const change = useChangeItem()
  const here = (): number => {
    // The row, or its checkbox after a click.
    const row = document.activeElement?.closest('.inbox-item')?.querySelector('[data-item]')
    const name = row?.getAttribute('data-item') ?? (open && nameOf(open))
    return items.findIndex((item) => nameOf(item) === name)
  }
  const replies = useRef(false)
  const reply = (item: InboxItem) => {
    if (open && nameOf(open) === nameOf(item)) return document.querySelector<HTMLElement>(replyField)?.focus()
    replies.current = true
    void navigate(inboxPath(filters, item), { preventScrollReset: true })
  }
  const opened = open && nameOf(open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there once the item is open
  useEffect(() => {
    if (!replies.current) return
    replies.current = false
    document.querySelector<HTMLElement>(replyField)?.focus()
  }, [opened])
  const focusRow = (item: InboxPlace | undefined | null) => item && rowOf(item)?.focus()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const leavesReply = event.key === 'Escape' && event.target instanceof Element && event.target.matches(replyField)
    if (leavesReply && !event.defaultPrevented) return focusRow(open)
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
    const at = here()
    const item = items[at]
    const acts: Record<string, () => void> = {
      j: () => focusRow(items[Math.min(at + 1, items.length - 1)]),
      k: () => focusRow(items[Math.max(at - 1, 0)]),
      r: () => item && reply(item),
      x: () => item && onToggle(nameOf(item)),
      a: () => item && void change(item, { assigneeId: me }),
      e: () => {
        if (item && isDoneByHand(item.kind)) void change(item, { done: true }, onLeft)
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
