import { useEffect, useRef, useState } from 'react'
import { toast } from '../feedback/toasts.ts'
import { type Downscale, downscaled } from './file-uploader-downscale.ts'
import { arrivedFile, forgetThumbnail, type MediaFile, type Sent, startedFile } from './file-uploader-files.ts'
import { admitted, type Failed, kindOf, type Refused, type UploadLimits } from './file-uploader-rules.ts'
import { useTurns } from './file-uploader-turns.ts'

/** Determines where a file is sent: the uploader's filter, and its own address, which overrides it. */
export type UploadTarget = { accept?: string | undefined; url?: string | undefined }

/** Sends one file to its target; `onProgress` gets the share that has arrived, 0 to 1. */
export type SendFile = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  target: UploadTarget,
) => Promise<Sent>

export type UploadWords = {
  /** The toast's title (spec: 'Upload Failed'). */
  failed: string
  /** Used if the server sends no message (spec: 'Could not complete request'). */
  noReason: string
  retry: string
}

type Options = UploadLimits &
  UploadTarget & {
    value: readonly MediaFile[]
    onChange: (value: readonly MediaFile[]) => void
    send: SendFile
    downscale: Downscale | null
    words: UploadWords
  }

/** The current list, also between two renders, and a way to change it. */
const useList = (value: readonly MediaFile[], onChange: (value: readonly MediaFile[]) => void) => {
  const list = useRef(value)
  const given = useRef(value)
  // Only new values: until then, the list may be ahead of the last render.
  if (given.current !== value) {
    given.current = value
    list.current = value
  }
  useEffect(
    () => () => {
      for (const entry of list.current) forgetThumbnail(entry)
    },
    [],
  )
  const tell = useRef(onChange)
  tell.current = onChange
  const change = (next: readonly MediaFile[]) => {
    list.current = next
    tell.current(next)
  }
  return { list, change }
}

/** Sends added files one at a time, with a short delay in between, and keeps the list up to date. */
export const useUploads = (options: Options) => {
  const latest = useRef(options)
  latest.current = options
  const { list, change } = useList(options.value, options.onChange)
  const turn = useTurns()
  const running = useRef(new Map<string, AbortController>())
  /** A file keeps its React key when it gets the server's id. */
  const keys = useRef(new Map<string, string>())
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({})
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const failedNow = useRef(failed)
  failedNow.current = failed

  useEffect(() => {
    const open = running.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])

  const drop = (id: string) => {
    const entry = list.current.find((one) => one.id === id)
    running.current.get(id)?.abort()
    running.current.delete(id)
    if (!entry) return
    forgetThumbnail(entry)
    change(list.current.filter((one) => one !== entry))
  }
  const fail = (id: string, file: File, message: string, final = false) => {
    const { words } = latest.current
    drop(id)
    setFailed((before) => [...before, { file, message, final }])
    toast({
      type: 'danger',
      title: words.failed,
      message,
      ...(!final && { action: { label: words.retry, onPress: () => retry([file]) } }),
    })
  }
  const settle = (entry: MediaFile, file: File, sent: Exclude<Sent, { ok: false }>) => {
    running.current.delete(entry.id)
    const before = list.current.find(({ id }) => id === entry.id)
    if (!before) return
    const arrived = arrivedFile(before, file, sent)
    keys.current.set(arrived.id, entry.id)
    change(list.current.map((one) => (one === before ? arrived : one)))
  }
  const run = async (entry: MediaFile, file: File) => {
    const controller = new AbortController()
    running.current.set(entry.id, controller)
    await turn()
    const { accept, url, downscale, mostBytes, send, words } = latest.current
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
      const sent = await send(small, onProgress, controller.signal, { accept, url })
      if (controller.signal.aborted) return
      if (sent.ok) settle(entry, small, sent)
      else fail(entry.id, file, sent.message, sent.final)
    } catch {
      // No answer at all: the connection is down, or the sender failed.
      if (controller.signal.aborted) return
      fail(entry.id, file, words.noReason)
    }
  }
  const start = (files: readonly File[]) => {
    const entries = files.map((file) => [startedFile(file), file] as const)
    change([...list.current, ...entries.map(([entry]) => entry)])
    for (const [entry, file] of entries) void run(entry, file)
  }
  const add = (files: readonly File[]) => {
    const { accept, most, mostBytes, downscale } = latest.current
    // A picture that will be scaled down is measured after that.
    const weighed = files.map((file) => ({
      file,
      name: file.name,
      size: downscale && kindOf(file.name) === 'picture' ? Math.min(file.size, 1) : file.size,
    }))
    const { taken, refused: sentAway } = admitted(weighed, list.current.length, { accept, most, mostBytes })
    setRefused(sentAway)
    // Another file replaces what could never be sent.
    setFailed((before) => before.filter(({ final }) => !final))
    if (taken.length > 0) start(taken.map(({ file }) => file))
  }
  const retry = (files: readonly File[]) => {
    // A toast may still offer files that were retried or removed since.
    const again = files.filter((file) => failedNow.current.some((one) => one.file === file))
    setFailed((before) => before.filter(({ file }) => !again.includes(file)))
    if (again.length > 0) add(again)
  }

  return {
    add,
    drop,
    retry,
    change,
    refused,
    failed,
    dismissFailed: (these: readonly Failed[]) => setFailed((before) => before.filter((one) => !these.includes(one))),
    shareOf: (id: string) => shares[id] ?? 0,
    keyOf: (id: string) => keys.current.get(id) ?? id,
  }
}
