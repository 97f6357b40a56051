/** Pixels before the edge of the view at which something counts as near. */
export const nearMargin = 100

type Seen = () => void
const waiting = new Map<Element, Seen>()
let observer: IntersectionObserver | undefined

/**
 * `scrollMargin` reaches the page's edge and the edges of boxes that scroll of their own; browsers without it know the page's only.
 * Never both: at the page's edge they add up.
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

/** Calls back once the element comes near the view; at once where the browser cannot tell. One observer serves all. */
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
