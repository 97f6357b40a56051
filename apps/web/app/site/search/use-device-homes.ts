import { homeCards } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { deviceList } from '#app/features/favorites/device-list.ts'
import { useFavorites } from '#app/features/favorites/favorites.ts'
import type { ListedHome } from '#app/features/home-picture/listed-home-link.tsx'
import { api } from '#app/lib/api.ts'

export type Listed =
  | { state: 'loading' }
  | { state: 'failed'; message: string; again: () => void }
  | { state: 'there'; homes: ListedHome[] }

const useIds = (kind: 'favorites' | 'seen', round: number): readonly number[] | undefined => {
  const favorites = useFavorites()
  const [seen, setSeen] = useState<readonly number[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after the list is cleared
  useEffect(() => setSeen(deviceList('seen')), [round])
  // Device lists are read together with recently viewed homes.
  return seen && (kind === 'seen' ? seen : favorites)
}

/** Homes in a list on this device: ids are stored here, cards are loaded. */
export const useDeviceHomes = (kind: 'favorites' | 'seen', given: ListedHome[] | null, looked: number): Listed => {
  const ids = useIds(kind, looked)
  const [cards, setCards] = useState(() => new Map<number, ListedHome | null>(given?.map((home) => [home.id, home])))
  const [failure, setFailure] = useState<string>()
  const [round, setRound] = useState(0)
  const missing = ids?.filter((id) => !cards.has(id)).join(',') ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when someone presses the button
  useEffect(() => {
    if (missing === '') return
    let isHere = true
    setFailure(undefined)
    void api(homeCards, { query: { ids: missing } }).then((answer) => {
      if (!isHere) return
      if (!answer.ok) return setFailure(answer.error.message)
      const found = new Map(answer.results.homes.map((home) => [home.id, home]))
      // A home that is off the market is requested once.
      const loaded = missing.split(',').map((id) => [Number(id), found.get(Number(id)) ?? null] as const)
      setCards((before) => new Map([...before, ...loaded]))
    })
    return () => {
      isHere = false
    }
  }, [missing, round])
  if (!ids) return given ? { state: 'there', homes: given } : { state: 'loading' }
  if (failure) return { state: 'failed', message: failure, again: () => setRound(round + 1) }
  if (missing !== '') return { state: 'loading' }
  return { state: 'there', homes: ids.flatMap((id) => cards.get(id) ?? []) }
}
