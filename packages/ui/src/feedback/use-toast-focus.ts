import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** Keeps the focus near when a focused toast leaves: on the next one, or back where it came from. */
export const useToastFocus = (list: RefObject<HTMLElement | null>, count: number) => {
  const from = useRef<HTMLElement | null>(null)
  const inside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a toast has come or gone
  useEffect(() => {
    if (!inside.current || list.current?.contains(document.activeElement)) return
    // Someone who walked on past the last toast left the document, and came back elsewhere: there they stay.
    if (document.activeElement !== document.body) {
      inside.current = false
      return
    }
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
      // A button that left with its toast blurs to nowhere; then the focus is still ours to place.
      if (event.relatedTarget) inside.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}
