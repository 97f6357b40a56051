import { useEffect } from 'react'

/** In a frame of another site: reports the height of the widget whenever it changes, and every form that is sent (docs/widgets.md). */
export const WidgetSize = () => {
  useEffect(() => {
    // The body is never lower than its frame; only what stands in it can shrink.
    const content = document.querySelector('main')
    if (window.parent === window || !content) return
    const report = (message: object) => window.parent.postMessage(message, '*')
    const sizes = new ResizeObserver(() => report({ type: 'porchlight:size', height: content.offsetHeight }))
    sizes.observe(content)
    const reportSubmit = () => report({ type: 'porchlight:submit' })
    document.addEventListener('submit', reportSubmit)
    return () => {
      sizes.disconnect()
      document.removeEventListener('submit', reportSubmit)
    }
  }, [])
  return null
}
