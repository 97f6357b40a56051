import { useEffect } from 'react'

/** In another site's frame: reports the widget's height whenever it changes, and every form sent (docs/widgets.md). */
export const WidgetSize = () => {
  useEffect(() => {
    // The body is never shorter than its frame; only its content can shrink.
    const content = document.querySelector('main')
    if (window.parent === window || !content) return
    content.dataset.framed = ''
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
