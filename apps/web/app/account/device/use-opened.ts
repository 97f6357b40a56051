import type { Body, Head, Queue } from '@porchlight/offline'
import { useEffect, useRef, useState } from 'react'

/** A write with what it says; `null` when it can no longer be read, or not yet. */
export type Opened = { head: Head; body: Body | null }

const keyOf = ({ seq, rev }: Head): string => `${seq}/${rev}`

/** Opens what is to be shown, each write once per change of it. */
export const useOpened = (queue: Queue | undefined, heads: readonly Head[]): readonly Opened[] => {
  const [bodies, setBodies] = useState<ReadonlyMap<string, Body | null>>(new Map())
  const asked = useRef<{ queue: Queue | undefined; keys: Set<string> }>({ queue, keys: new Set() })
  useEffect(() => {
    if (asked.current.queue !== queue) asked.current = { queue, keys: new Set() }
    const { keys } = asked.current
    const fresh = queue ? heads.filter((head) => !keys.has(keyOf(head))) : []
    for (const head of fresh) keys.add(keyOf(head))
    if (!queue || fresh.length === 0) return
    const open = async (head: Head) => [keyOf(head), await queue.read(head)] as const
    void Promise.all(fresh.map(open)).then((opened) => setBodies((before) => new Map([...before, ...opened])))
  }, [queue, heads])
  return heads.map((head) => ({ head, body: bodies.get(keyOf(head)) ?? null }))
}
