import { useEffect, useState } from 'react'

/** As in `search.css`: a map strip above the list, which is costly on a phone. */
const phones = '(width <= 768px)'
const signs = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** True once the map should render: at once next to the list or on request; on a phone after the first interaction. */
export const useMapEnabled = (requested: boolean): boolean => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    if (requested || !matchMedia(phones).matches) return want()
    const heard = { capture: true, passive: true }
    for (const sign of signs) addEventListener(sign, want, heard)
    return () => {
      for (const sign of signs) removeEventListener(sign, want, heard)
    }
  }, [requested])
  return wanted
}
