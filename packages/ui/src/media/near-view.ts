/** The distance in pixels from the edge of the viewport within which something counts as near. */
export const nearMargin = 100

type Seen = () => void
const waiting = new Map<Element, Seen>()
let observer: IntersectionObserver | undefined

/**
 * `scrollMargin` covers the page's edge and the edges of separately scrolling boxes; browsers without it know only the
 * page's. Never set both: at the page's edge they add up.
 */
const nearness = (): IntersectionObserverInit & { scrollMargin?: string } =>
  'scrollMargin' in IntersectionObserver.prototype
    ? { scrollMargin: `${nearMargin}px` }
    : { rootMargin: `${nearMargin}px` }

const onChange = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    const seen = waiting.get(target)
    stopWaiting(target)
    seen?.()
  }
}

const stopWaiting = (element: Element): void => {
  waiting.delete(element)
  observer?.unobserve(element)
}

/**
 * Calls back once the element gets near the viewport, or immediately if the browser can't tell. All elements share one
 * observer.
 */
export const whenNear = (element: Element, seen: Seen): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    seen()
    return () => {}
  }
  observer ??= new IntersectionObserver(onChange, nearness())
  waiting.set(element, seen)
  observer.observe(element)
  return () => stopWaiting(element)
}
