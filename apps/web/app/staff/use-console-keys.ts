import { useEffect, useEffectEvent } from 'react'
import { href, useNavigate } from 'react-router'
import { useMay } from './use-may.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

const asksToFind = (event: KeyboardEvent): boolean => {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey)
    return true
  return event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target)
}

const asksToBook = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'n' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target)

/** ⌘K, Ctrl+K, or / opens the search; N starts a booking if the person has permission. */
export const useConsoleKeys = (openSearch: () => void): void => {
  const navigate = useNavigate()
  const may = useMay()
  const open = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return
    const books = asksToBook(event) && may('bookings', 'act')
    if (!books && !asksToFind(event)) return
    event.preventDefault()
    if (books) void navigate(href('/staff/bookings/new'))
    else openSearch()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => open(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
