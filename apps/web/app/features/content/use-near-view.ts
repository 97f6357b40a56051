import { useEffect, useRef, useState } from 'react'

/** True once the element is this close to the viewport, early enough for its content to load. */
export const useNearView = (rootMargin: string) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [rootMargin])
  return { place, near }
}
