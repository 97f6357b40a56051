import { useEffect, useRef, useState } from 'react'

/** True from when the element comes as near to the window as that: far enough ahead that what it holds is there when the reader is. */
export const useNear = (rootMargin: string) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [rootMargin])
  return { place, near }
}
