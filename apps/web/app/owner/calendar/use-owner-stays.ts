import { type OwnerStaysOfHome, ownerStaysOfHome } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'

/** How owners may stay in a home, once it is known; without a connection it stays unknown. */
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
