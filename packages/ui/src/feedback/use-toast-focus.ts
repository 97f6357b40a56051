import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** Keeps the focus nearby when a focused toast disappears: on the next one, or back where it came from. */
export const useToastFocus = (list: RefObject<HTMLElement | null>, count: number) => {
  const from = useRef<HTMLElement | null>(null)
  const inside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a toast has come or gone
  useEffect(() => {
    // A user whose focus is on a toast, or who tabbed past the last one, keeps it.
    if (!inside.current || document.activeElement !== document.body) return
    const next = list.current?.querySelector<HTMLElement>('button')
    if (!next) inside.current = false
    const target = next ?? from.current
    target?.focus()
  }, [count])
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!inside.current && event.relatedTarget instanceof HTMLElement) from.current = event.relatedTarget
      inside.current = true
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // A button that disappeared with its toast blurs without a target; then the focus is still ours to place.
      if (event.relatedTarget) inside.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}
