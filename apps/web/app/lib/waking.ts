import { useEffect } from 'react'

/** Said on the window when a page has woken up and its forms know what was typed. */
export const awake = 'page-awake'

/** In the frame of every page, whose effects run after those of all that is in it: from then on presses are heard. */
export const useWaking = () => {
  useEffect(() => {
    // Once the forms have drawn what was typed.
    setTimeout(() => dispatchEvent(new Event(awake)))
  }, [])
}
