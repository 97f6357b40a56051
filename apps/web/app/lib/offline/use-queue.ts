import type { Head, Queue } from '@porchlight/offline'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '#app/lib/session.ts'
import { queueFor } from './holder.ts'

/** The signed-in person's queue, once it is open. */
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

/** The queue's contents, in order, without the product's own reports and upload parts. */
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

/** The unsent writes for an object. */
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

/** Loads code that a press will need as soon as the page is hydrated, so that it is available offline. */
export const useFetchAhead = (load: () => Promise<unknown>): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => void load().catch(() => {}), [])
}
