import { geocode } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { analysisWords } from '#app/lib/messages/leads/analysis.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { firstDestination, type MapStart } from '#app/lib/pin/first-destination.ts'
import { Pin } from '#app/lib/pin/pin.tsx'

type Place = { lat: number; lng: number }

const closeBy = { street: 15, town: 12 } as const

/**
 * As close to the address as can be found: the address itself, the address without its street, or where the company has
 * homes.
 */
const startFor = async (address: string): Promise<MapStart> => {
  const [, ...town] = address.split(',')
  for (const text of [address, town.join(',')].map((one) => one.trim())) {
    if (text.length < 3) continue
    const answer = await api(geocode, { body: { address: text } })
    if (!answer.ok) continue
    const { lat, lng, precision } = answer.results
    return { lat, lng, zoom: precision === 'town' ? closeBy.town : closeBy.street }
  }
  return firstDestination()
}

const written = (degrees: number | undefined): string => degrees?.toFixed(6) ?? ''

/** A map pin for an address that can't be found; it counts once it has been moved. */
export const PlacePin = ({ was }: { was: Place | undefined }) => {
  const words = useWords(analysisWords)
  const [place, setPlace] = useState(was)
  const [start, setStart] = useState<MapStart | undefined>(was && { ...was, zoom: closeBy.street })
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState('')
  const open = async () => {
    const field = box.current?.closest('form')?.elements.namedItem('address')
    const typed = field instanceof HTMLInputElement ? field.value : ''
    setBusy(true)
    setAddress(typed)
    setStart(await startFor(typed))
    setBusy(false)
  }
  return (
    <div ref={box}>
      <input type="hidden" name="lat" value={written(place?.lat)} />
      <input type="hidden" name="lng" value={written(place?.lng)} />
      {start ? (
        <Pin what={address} at={place ?? start} zoom={start.zoom} hint={words.pinHint} onMove={setPlace} />
      ) : (
        <Button icon="map" busy={busy} onClick={() => void open()}>
          {words.placeOnMap}
        </Button>
      )}
    </div>
  )
}
