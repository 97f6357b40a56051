import { useEffect } from 'react'

/** In a frame of another site: tells that site how tall the widget is, whenever that changes (docs/widgets.md). */
export const WidgetSize = () => {
  useEffect(() => {
    if (window.parent === window) return
    const tell = () =>
      window.parent.postMessage({ type: 'porchlight:size', height: document.documentElement.scrollHeight }, '*')
    const sizes = new ResizeObserver(tell)
    sizes.observe(document.body)
    return () => sizes.disconnect()
  }, [])
  return null
}
