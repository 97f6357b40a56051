import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type BookingAct, bookingTabs, tabHref } from './booking-tabs.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]') !== null

const acts: Readonly<Record<string, BookingAct>> = { e: 'change', h: 'charge', f: 'refund' }

/** M opens the messages, E changes, H charges, F refunds, and 1 to 6 open a tab. */
export const useBookingKeys = (bookingId: number, open: (act: BookingAct) => void): void => {
  const navigate = useNavigate()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const act = acts[key]
    const tab = key === 'm' ? 'messages' : bookingTabs[Number(key) - 1]
    if (!act && !tab) return
    event.preventDefault()
    if (act) open(act)
    else if (tab) void navigate(tabHref(bookingId, tab))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
