import type { Body, Head, Queue, Upload } from '@porchlight/offline'
import { useEffect, useState } from 'react'
import { useQueue, useQueued } from './use-queue.ts'

/** The queue's key for a person's photo. There is one person per queue. */
export const photoObject = 'profile:photo'

/**
 * An object URL of a queued picture on this page; undefined until it is read, and for anything that isn't a picture.
 */
export const useWaitingPicture = (queue: Queue | undefined, upload: Upload | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  const isPicture = upload?.fileType.startsWith('image/') ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is known by its id
  useEffect(() => {
    let made: string | undefined
    let isHere = true
    const show = async () => {
      const file = queue && upload && isPicture ? await queue.file(upload) : null
      if (!file || !isHere) return
      made = URL.createObjectURL(file)
      setUrl(made)
    }
    void show()
    return () => {
      isHere = false
      if (made) URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [queue, upload?.id, isPicture])
  return url
}

export type WaitingFile = { queue: Queue; head: Head; body: Body; upload: Upload }

/** The last write for an object that is queued or stuck with a file; undefined if there is none. */
export const useWaitingFile = (object: string): WaitingFile | undefined => {
  const queue = useQueue()
  const head = useQueued(object).findLast(({ files }) => files.length > 0)
  const [found, setFound] = useState<WaitingFile>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a write is known by its number and its change
  useEffect(() => {
    let isHere = true
    const open = async () => {
      const body = queue && head ? await queue.read(head) : null
      const upload = body?.uploads[0]
      if (isHere) setFound(queue && head && body && upload ? { queue, head, body, upload } : undefined)
    }
    void open()
    return () => {
      isHere = false
    }
  }, [queue, head?.seq, head?.rev])
  return found
}
