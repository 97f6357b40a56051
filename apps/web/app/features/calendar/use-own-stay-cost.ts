import { type OwnStayCost, ownStayCost } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import type { Selection } from './selection.ts'

/** The cost of an owner stay on these nights; undefined until loaded, without prices, and while offline. */
export const useOwnStayCost = (
  homeId: number,
  { from, to }: Pick<Selection, 'from' | 'to'>,
): OwnStayCost | undefined => {
  const key = `${homeId} ${from} ${to}`
  const [held, setHeld] = useState<{ key: string; cost: OwnStayCost | null }>()
  useEffect(() => {
    let left = false
    void api(ownStayCost, { params: { id: homeId }, query: { from, to } }).then((answer) => {
      if (!left && answer.ok) setHeld({ key, cost: answer.results.cost })
    })
    return () => {
      left = true
    }
  }, [homeId, from, to, key])
  return held?.key === key ? (held.cost ?? undefined) : undefined
}
