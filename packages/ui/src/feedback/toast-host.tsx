import './toast.css'
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { ToastItem } from './toast-item.tsx'
import { onToasts, putAway, type ShownToast, toastsInView, toastsNow } from './toasts.ts'
import { useToastFocus } from './use-toast-focus.ts'

export type ToastHostProps = {
  /** The accessible name of the toast region. */
  label: string
  closeLabel: string
  /** Navigates to the page a toast links to. */
  onGo: (to: string) => void
}

const none: readonly ShownToast[] = []

/** Placed once in the shell; `toast()` uses it. Its list always exists, so that new toasts are announced. */
export const ToastHost = ({ label, closeLabel, onGo }: ToastHostProps) => {
  const toasts = useSyncExternalStore(onToasts, toastsNow, () => none)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const list = useRef<HTMLElement>(null)
  const focus = useToastFocus(list, toasts.length)
  const shown = toasts.slice(0, toastsInView)
  const onKeyDown = (event: KeyboardEvent) => {
    const item = event.key === 'Escape' && event.target instanceof Element && event.target.closest('li')
    const at = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1
    const one = shown[at]
    if (!one) return
    event.stopPropagation()
    putAway(one.id)
  }
  const held = shown.length > 0 && (hovered || focused)
  return (
    // Stays on top and reachable while a dialog hides the page.
    <section
      ref={list}
      className="ui-toasts"
      aria-label={shown.length > 0 ? label : undefined}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        focus.onFocus(event)
        setFocused(true)
      }}
      onBlur={(event) => {
        focus.onBlur(event)
        setFocused(event.currentTarget.contains(event.relatedTarget))
      }}
    >
      <ol aria-live="polite" aria-relevant="additions">
        {shown.map((one) => (
          <ToastItem key={one.id} toast={one} held={held} closeLabel={closeLabel} onGo={onGo} />
        ))}
      </ol>
    </section>
  )
}
