import { useEffect } from 'react'
import { connection } from './connection.ts'
import { noteTry, triesOf, tryAfterMs } from './way-back.ts'

/**
 * Opens an address as soon as the product responds again. A browser that is back online may need a moment until
 * requests get through, so the product itself is checked before anyone is sent anywhere.
 */
const lookForWayBack = (to: string): (() => void) => {
  const online = connection()
  // This page could not be served, whatever the browser says about its connection.
  online.note(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHere = true
  const wait = (tries: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), tryAfterMs(tries))
  }
  const look = async () => {
    const tries = noteTry(to, Date.now(), sessionStorage)
    const isOnline = await online.check()
    if (!isHere) return
    if (isOnline) location.replace(to)
    wait(tries)
  }
  wait(triesOf(to, Date.now(), sessionStorage))
  const isBack = () => void look()
  addEventListener('online', isBack)
  return () => {
    isHere = false
    clearTimeout(timer)
    removeEventListener('online', isBack)
  }
}

export const useWayBack = (to: string | undefined): void => {
  useEffect(() => (to === undefined ? undefined : lookForWayBack(to)), [to])
}
