import { type MenuCount, staffCounts } from '@porchlight/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useLive } from './live.ts'

export type MenuCounts = Partial<Record<MenuCount, number>>

const pauseMs = 5_000

/** How much is waiting in each part of the menu; refreshed whenever something changes. */
export const useMenuCounts = (): MenuCounts => {
  const [counts, setCounts] = useState<MenuCounts>({})
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  const load = useEffectEvent(async () => {
    const answer = await api(staffCounts)
    if (answer.ok) setCounts(answer.results.counts)
  })
  useLive(() => {
    due.current ??= setTimeout(() => {
      due.current = undefined
      void load()
    }, pauseMs)
  })
  useEffect(() => {
    void load()
    return () => clearTimeout(due.current)
  }, [])
  return counts
}
