import { useEffect, useState } from 'react'

/** As in `search.css`: above the list stands a strip of the map, which is dear to draw for a phone. */
const phones = '(width <= 768px)'
const signs = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** True from when the map is to be drawn: at once beside the list or when it is asked for; on a phone from the first sign of a reader. */
export const useMapWanted = (asked: boolean): boolean => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    if (asked || !matchMedia(phones).matches) return want()
    const heard = { capture: true, passive: true }
    for (const sign of signs) addEventListener(sign, want, heard)
    return () => {
      for (const sign of signs) removeEventListener(sign, want, heard)
    }
  }, [asked])
  return wanted
}
