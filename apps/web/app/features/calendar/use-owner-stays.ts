import { type OwnerStaysOfHome, ownerStaysOfHome } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'

/** Owner stay rules of a home; undefined until loaded and while offline. */
export const useOwnerStays = (homeId: number): OwnerStaysOfHome | undefined => {
  const [stays, setStays] = useState<OwnerStaysOfHome>()
  useEffect(() => {
    let left = false
    void api(ownerStaysOfHome, { params: { id: homeId } }).then((answer) => {
      if (!left && answer.ok) setStays(answer.results)
    })
    return () => {
      left = true
    }
  }, [homeId])
  return stays?.home.id === homeId ? stays : undefined
}
