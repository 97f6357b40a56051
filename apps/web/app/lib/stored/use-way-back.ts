import { useEffect } from 'react'
import { connection } from './connection.ts'

/** Goes to an address as soon as there is a connection. */
export const useWayBack = (to: string | undefined): void => {
  useEffect(() => {
    if (to === undefined) return
    const online = connection()
    // Whoever stands here could not be served, whatever the browser says of its connection.
    online.note(false)
    return online.listen((isOnline) => {
      if (isOnline) location.replace(to)
    })
  }, [to])
}
