import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { hintLingers } from './tag-rules.ts'

/**
 * A hint that appears when the text field inside gets the focus, and disappears after a while or when the field loses
 * it.
 */
export const useHint = (root: RefObject<HTMLElement | null>) => {
  const [shown, setShown] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const hide = () => {
    clearTimeout(leaving.current)
    setShown(false)
  }
  return {
    shown,
    onFocus: (event: FocusEvent) => {
      if (!(event.target instanceof HTMLInputElement)) return
      hide()
      setShown(true)
      leaving.current = setTimeout(() => setShown(false), hintLingers)
    },
    onBlur: (event: FocusEvent) => {
      if (!root.current?.contains(event.relatedTarget)) hide()
    },
  }
}
