import { useRef } from 'react'
import { nextStart } from './file-uploader-rules.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lets one file start at a time, with a short delay in between. */
export const useTurns = (): (() => Promise<void>) => {
  const lastStart = useRef(Number.NEGATIVE_INFINITY)
  const lastTurn = useRef(Promise.resolve())
  return () => {
    lastTurn.current = lastTurn.current.then(async () => {
      const now = performance.now()
      await pause(nextStart(lastStart.current, now) - now)
      lastStart.current = performance.now()
    })
    return lastTurn.current
  }
}
