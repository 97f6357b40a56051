/** What the server writes instead of `modulepreload` and `module`, so that the browser ignores them at first. */
export const later = 'later'

/**
 * Runs in the page before any other script. Loads the page's scripts once its first picture is shown, or at the first
 * sign of interaction: they would compete with what the reader is looking at. If there is no leading picture, they load
 * at once.
 * @param longestMs the longest to wait for a picture
 */
const startLate = (name: string, longestMs: number): void => {
  const signs = ['pointerdown', 'touchstart', 'keydown']
  let held: HTMLScriptElement | null = null
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true)
    if (!held) return
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${name}]`)) link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.nonce = held.nonce
    script.textContent = held.textContent
    held.replaceWith(script)
    held = null
  }
  // A decoded picture is visible once the browser reports a paint.
  const shown = () => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  const found = () => {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!first) return begin()
    for (const sign of signs) addEventListener(sign, begin, true)
    setTimeout(begin, longestMs)
    first.decode().then(shown, begin)
  }
  const look = () => {
    held = document.querySelector<HTMLScriptElement>(`script[type=${name}]`)
    // The last node of a streaming page may be incomplete.
    if (!held || (document.readyState === 'loading' && !held.nextSibling)) return
    watch.disconnect()
    document.removeEventListener('DOMContentLoaded', look)
    found()
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', look)
}

export const startLateScript = (): string => `(${startLate})('${later}', 3000)`
