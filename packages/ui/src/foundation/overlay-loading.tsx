import { useEffect } from 'react'

/**
 * Stands in for an overlay whose code is still loading: Escape closes it, and nothing below it. `onClose` is missing
 * for one that must be answered.
 */
export const OverlayLoading = ({ onClose }: { onClose: (() => void) | undefined }) => {
  useEffect(() => {
    if (!onClose) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [onClose])
  return null
}
