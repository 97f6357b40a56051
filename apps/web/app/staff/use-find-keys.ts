import { useEffect, useEffectEvent } from 'react'
import { href, useNavigate } from 'react-router'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

const asksToFind = (event: KeyboardEvent): boolean => {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey)
    return true
  return event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target)
}

/** ⌘K, Ctrl+K, or / opens the search page. */
export const useFindKeys = (): void => {
  const navigate = useNavigate()
  const open = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !asksToFind(event)) return
    event.preventDefault()
    void navigate(href('/staff/find'))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => open(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
