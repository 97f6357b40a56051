import { useEffect, useRef, useState } from 'react'
import { toast } from '../feedback/toasts.ts'
import { type Downscale, downscaled } from './file-uploader-downscale.ts'
import { admitted, kindOf, nextStart, type Refused, type UploadLimits } from './file-uploader-rules.ts'

/** A file of the list (spec: media file). While `data.uploading`, its id is one of ours. */
export type MediaFile = {
  id: string
  name: string
  thumbnail: string | null
  originalSrc: string | null
  data?: { uploading: boolean; file: File }
}

export type Sent =
  | { ok: true; file: { id: string; name?: string; thumbnail?: string | null; originalSrc: string } }
  | { ok: false; message: string }

/** Takes one file where it belongs; `onProgress` hears the share that has arrived, 0 to 1. */
export type SendFile = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Sent>

export type UploadWords = {
  /** Title of the toast (spec: 'Upload Failed'). */
  failed: string
  /** When there is no message of the server (spec: 'Could not complete request'). */
  noReason: string
  retry: string
}

type Options = UploadLimits & {
  value: readonly MediaFile[]
  onChange: (value: readonly MediaFile[]) => void
  send: SendFile
  downscale: Downscale | null
  words: UploadWords
}

let made = 0
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const entryOf = (file: File): MediaFile => ({
  id: `upload-${++made}`,
  name: file.name,
  thumbnail: kindOf(file.name) === 'picture' ? URL.createObjectURL(file) : null,
  originalSrc: null,
  data: { uploading: true, file },
})

const forget = ({ thumbnail }: Pick<MediaFile, 'thumbnail'>) => {
  if (thumbnail?.startsWith('blob:')) URL.revokeObjectURL(thumbnail)
}

/** Sends what is added, one after the other with a little time between, and keeps the list true. */
export const useUploads = (options: Options) => {
  const latest = useRef(options)
  latest.current = options
  const list = useRef(options.value)
  const given = useRef(options.value)
  // Only what is new: until then the list may be ahead of what was drawn last.
  if (given.current !== options.value) {
    given.current = options.value
    list.current = options.value
  }
  const running = useRef(new Map<string, AbortController>())
  const lastStart = useRef(Number.NEGATIVE_INFINITY)
  const lastTurn = useRef(Promise.resolve())
  /** A file keeps its place on the page when it gets the server's id. */
  const keys = useRef(new Map<string, string>())
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({})
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [failed, setFailed] = useState<readonly File[]>([])

  useEffect(() => {
    const open = running.current
    return () => {
      for (const controller of open.values()) controller.abort()
      for (const entry of list.current) forget(entry)
    }
  }, [])

  const change = (next: readonly MediaFile[]) => {
    list.current = next
    latest.current.onChange(next)
  }
  const drop = (id: string) => {
    const entry = list.current.find((one) => one.id === id)
    running.current.get(id)?.abort()
    running.current.delete(id)
    if (!entry) return
    forget(entry)
    change(list.current.filter((one) => one !== entry))
  }
  const fail = (id: string, file: File, message: string) => {
    const { words } = latest.current
    drop(id)
    setFailed((before) => [...before, file])
    toast({
      type: 'danger',
      title: words.failed,
      message,
      action: { label: words.retry, onPress: () => retry([file]) },
    })
  }
  const settle = (entry: MediaFile, file: File, sent: Extract<Sent, { ok: true }>['file']) => {
    running.current.delete(entry.id)
    const before = list.current.find(({ id }) => id === entry.id)
    if (!before) return
    keys.current.set(sent.id, entry.id)
    if (sent.thumbnail) forget(before)
    const done: MediaFile = {
      id: sent.id,
      name: sent.name ?? entry.name,
      thumbnail: sent.thumbnail ?? before.thumbnail,
      originalSrc: sent.originalSrc,
      data: { uploading: false, file },
    }
    change(list.current.map((one) => (one === before ? done : one)))
  }
  const turn = (): Promise<void> => {
    lastTurn.current = lastTurn.current.then(async () => {
      const now = performance.now()
      await pause(nextStart(lastStart.current, now) - now)
      lastStart.current = performance.now()
    })
    return lastTurn.current
  }
  const run = async (entry: MediaFile, file: File) => {
    const controller = new AbortController()
    running.current.set(entry.id, controller)
    await turn()
    const { downscale, mostBytes, send, words } = latest.current
    if (controller.signal.aborted) return
    const onProgress = (share: number) => setShares((before) => ({ ...before, [entry.id]: share }))
    try {
      const small = downscale ? await downscaled(file, downscale) : file
      if (controller.signal.aborted) return
      if (mostBytes !== undefined && small.size > mostBytes) {
        drop(entry.id)
        setRefused((before) => [...before, { name: file.name, reason: 'size' }])
        return
      }
      const sent = await send(small, onProgress, controller.signal)
      if (controller.signal.aborted) return
      if (sent.ok) settle(entry, small, sent.file)
      else fail(entry.id, file, sent.message)
    } catch (error) {
      if (controller.signal.aborted) return
      fail(entry.id, file, error instanceof Error && error.message ? error.message : words.noReason)
    }
  }
  const start = (files: readonly File[]) => {
    const entries = files.map((file) => [entryOf(file), file] as const)
    change([...list.current, ...entries.map(([entry]) => entry)])
    for (const [entry, file] of entries) void run(entry, file)
  }
  const add = (files: readonly File[]) => {
    const { accept, most, mostBytes, downscale } = latest.current
    // A picture that will be made smaller is weighed after that.
    const weighed = files.map((file) => ({
      file,
      name: file.name,
      size: downscale && kindOf(file.name) === 'picture' ? Math.min(file.size, 1) : file.size,
    }))
    const { taken, refused: sentAway } = admitted(weighed, list.current.length, { accept, most, mostBytes })
    setRefused(sentAway)
    if (taken.length > 0) start(taken.map(({ file }) => file))
  }
  const retry = (files: readonly File[]) => {
    setFailed((before) => before.filter((file) => !files.includes(file)))
    add(files)
  }

  return {
    add,
    drop,
    retry,
    change,
    refused,
    failed,
    dismissFailed: () => setFailed([]),
    shareOf: (id: string) => shares[id] ?? 0,
    keyOf: (id: string) => keys.current.get(id) ?? id,
  }
}
