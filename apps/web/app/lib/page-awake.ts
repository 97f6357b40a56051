import { useEffect } from 'react'

/** Fired on the window when a page is hydrated and its forms know what was typed. */
export const awake = 'page-awake'

/** In the frame of every page, whose effects run after those of its contents: from then on presses are handled. */
export const useWaking = () => {
  useEffect(() => {
    // Once the forms have rendered what was typed.
    setTimeout(() => dispatchEvent(new Event(awake)))
  }, [])
}
