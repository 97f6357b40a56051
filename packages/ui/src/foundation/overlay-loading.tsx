import { useEffect } from 'react'

/**
 * Stands in for an overlay whose code is still loading: Escape closes it, and nothing below it. `onClose` is missing
 * for one that must be answered.
 */
export const OverlayLoading = ({ onClose }: { onClose: (() => void) | undefined }) => {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !onClose) return
      event.stopPropagation()
      onClose()
    }
    addEventListener('keydown', close, true)
    return () => removeEventListener('keydown', close, true)
  }, [onClose])
  return null
}
