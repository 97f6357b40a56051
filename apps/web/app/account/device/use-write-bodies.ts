import type { Body, Head, Queue } from '@porchlight/offline'
import { useEffect, useRef, useState } from 'react'

/** A write with its content; `null` if it can no longer be read, or not yet. */
export type WriteBody = { head: Head; body: Body | null }

const keyOf = ({ seq, rev }: Head): string => `${seq}/${rev}`

/** Decrypts the writes on screen, each once per change. */
export const useWriteBodies = (queue: Queue | undefined, heads: readonly Head[]): readonly WriteBody[] => {
  const [bodies, setBodies] = useState<ReadonlyMap<string, Body | null>>(new Map())
  const requested = useRef<{ queue: Queue | undefined; keys: Set<string> }>({ queue, keys: new Set() })
  useEffect(() => {
    if (requested.current.queue !== queue) requested.current = { queue, keys: new Set() }
    const { keys } = requested.current
    const fresh = queue ? heads.filter((head) => !keys.has(keyOf(head))) : []
    for (const head of fresh) keys.add(keyOf(head))
    if (!queue || fresh.length === 0) return
    const open = async (head: Head) => [keyOf(head), await queue.read(head)] as const
    void Promise.all(fresh.map(open)).then((opened) => setBodies((before) => new Map([...before, ...opened])))
  }, [queue, heads])
  return heads.map((head) => ({ head, body: bodies.get(keyOf(head)) ?? null }))
}
