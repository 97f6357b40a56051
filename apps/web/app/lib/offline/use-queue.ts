import type { Head, Queue } from '@porchlight/offline'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '#app/lib/session.ts'
import { queueFor } from './holder.ts'

/** The queue of who is signed in, once it is there. */
export const useQueue = (): Queue | undefined => {
  const userId = useUser()?.id
  const [queue, setQueue] = useState<Queue>()
  useEffect(() => {
    let isHere = true
    setQueue(undefined)
    if (userId !== undefined) void queueFor(String(userId)).then((given) => isHere && setQueue(() => given))
    return () => {
      isHere = false
    }
  }, [userId])
  return queue
}

const none: readonly Head[] = []
const never = () => () => {}

/** What is in the queue, in order; the product's own reports and the parts of uploads left out. */
export const useHeads = (queue: Queue | undefined): readonly Head[] => {
  const heads = useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.heads() ?? none,
    () => none,
  )
  return heads.some(({ quiet }) => quiet) ? heads.filter(({ quiet }) => !quiet) : heads
}

const watchLine = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )

/** The writes for an object that have not been done yet. */
export const useQueued = (object: string): readonly Head[] => {
  const queue = useQueue()
  const heads = useHeads(queue)
  const [line, setLine] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void queue?.lineOf(object).then((given) => isHere && setLine(given))
    return () => {
      isHere = false
    }
  }, [queue, object])
  return heads.filter((head) => head.line === line && head.state !== 'complete')
}

/** Fetches code that a press will need as soon as the page is alive, so that it is there when the connection is not. */
export const useFetchAhead = (load: () => Promise<unknown>): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => void load().catch(() => {}), [])
}
