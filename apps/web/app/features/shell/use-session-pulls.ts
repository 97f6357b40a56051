import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { tellsOfSession, waitBeforePull } from '#app/lib/shell/repulls.ts'
import { onStatus } from '#app/lib/shell/requests.ts'

/** The spec pulls the session again every fifteen minutes. */
const pullAgainMs = 900_000

/** Watches the clock and the answers for reasons to pull the session; gives what ends that. */
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
  // Offline nothing is asked: what is on the page stays.
  const timer = setInterval(() => document.hidden || !navigator.onLine || void revalidate(), pullAgainMs)
  return () => {
    quiet()
    clearTimeout(due)
    clearInterval(timer)
  }
}

/**
 * Pulls the session again by the clock, and after answers that say it is not what the page believes: one pull at a time,
 * never a loop.
 */
export const useSessionPulls = (): void => {
  const { revalidate } = useRevalidator()
  const pulls = useRef<number[]>([])
  useEffect(() => followSession(revalidate, pulls), [revalidate])
}
