import { useEffect } from 'react'

/** In a frame of another site: reports the height of the widget whenever it changes, and every form that is sent (docs/widgets.md). */
export const WidgetSize = () => {
  useEffect(() => {
    if (window.parent === window) return
    const tell = () =>
      window.parent.postMessage({ type: 'porchlight:size', height: document.documentElement.scrollHeight }, '*')
    const sizes = new ResizeObserver(tell)
    sizes.observe(document.body)
    const reportSubmit = () => window.parent.postMessage({ type: 'porchlight:submit' }, '*')
    document.addEventListener('submit', reportSubmit)
    return () => {
      sizes.disconnect()
      document.removeEventListener('submit', reportSubmit)
    }
  }, [])
  return null
}
