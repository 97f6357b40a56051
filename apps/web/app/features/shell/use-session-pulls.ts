import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { tellsOfSession, waitBeforePull } from '#app/lib/shell/repulls.ts'
import { onStatus } from '#app/lib/shell/requests.ts'

/** The spec refreshes the session every 15 minutes. */
const pullAgainMs = 900_000

/** Refreshes the session on a timer and after relevant responses; returns the cleanup. */
export const followSession = (revalidate: () => unknown, pulls: { current: number[] }): (() => void) => {
  let due: ReturnType<typeof setTimeout> | undefined
  const pull = () => {
    due = undefined
    pulls.current = [...pulls.current.slice(-9), Date.now()]
    void revalidate()
  }
  const quiet = onStatus((status) => {
    if (tellsOfSession(status)) due ??= setTimeout(pull, waitBeforePull(pulls.current, Date.now()))
  })
  // No requests are sent offline.
  const timer = setInterval(() => document.hidden || !navigator.onLine || void revalidate(), pullAgainMs)
  return () => {
    quiet()
    clearTimeout(due)
    clearInterval(timer)
  }
}

/** Refreshes the session on a timer, and after responses that contradict it: one refresh at a time, never in a loop. */
export const useSessionPulls = (): void => {
  const { revalidate } = useRevalidator()
  const pulls = useRef<number[]>([])
  useEffect(() => followSession(revalidate, pulls), [revalidate])
}
