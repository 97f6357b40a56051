import type { Head, WriteState } from '@porchlight/offline'
import { toast } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { href, useRevalidator } from 'react-router'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useHeads, useQueue } from './use-queue.ts'

/** Writes sent at the same time are reported together. */
const gatherMs = 400

type Change = 'sent' | 'refused'

const changeOf = (before: WriteState | undefined, { state }: Head): Change | undefined => {
  if (before !== 'pending' && before !== 'processing') return undefined
  if (state === 'complete') return 'sent'
  return state === 'refused' || state === 'dropped' ? 'refused' : undefined
}

/** Reports what has changed since the last check. */
const useChanges = (heads: readonly Head[], tell: (changes: readonly Change[]) => void) => {
  const known = useRef(new Map<number, WriteState>())
  const gathered = useRef<Change[]>([])
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const changes = heads.flatMap((head) => changeOf(known.current.get(head.seq), head) ?? [])
    known.current = new Map(heads.map(({ seq, state }) => [seq, state]))
    gathered.current.push(...changes)
    if (gathered.current.length === 0) return
    const timer = setTimeout(() => latest.current(gathered.current.splice(0)), gatherMs)
    return () => clearTimeout(timer)
  }, [heads])
}

/** Reports when queued writes have been sent or rejected, and reloads the page's data, which has changed. */
export const QueueNews = () => {
  const words = useWords(deviceWords)
  const { revalidate } = useRevalidator()
  const heads = useHeads(useQueue())
  useChanges(heads, (changes) => {
    // A page whose request fails is replaced by one that says so.
    if (navigator.onLine) void revalidate()
    if (document.visibilityState !== 'visible') return
    const count = changes.filter((change) => change === 'sent').length
    if (count > 0) toast({ type: 'success', message: words.wentOut({ count }) })
    if (changes.includes('refused'))
      toast({ type: 'danger', message: words.cameBack, to: `${href('/account')}#device` })
  })
  return null
}
