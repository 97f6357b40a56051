import { geocode, type PostalAddress } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { newHomeWords } from '#app/lib/messages/owner/new-home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { firstDestination, type MapStart } from '#app/lib/pin/first-destination.ts'
import { Pin } from '#app/lib/pin/pin.tsx'
import { type Pin as Place, pinFrom } from './fields.ts'

const closeBy = { exact: 17, street: 15, town: 12 } as const

/** Where the map starts: at the pin, as close to the address as it can be found, or where the company has homes. */
const startFor = async (pin: string, { line1, city, state, zip, country }: PostalAddress): Promise<MapStart> => {
  const typed = pinFrom(pin)
  if (typed) return { ...typed, zoom: closeBy.exact }
  for (const address of [
    [line1, city, state, zip],
    [city, state, zip],
  ]) {
    const text = address.filter(Boolean).join(', ')
    if (text.length < 3) continue
    const answer = await api(geocode, { body: { address: text, ...(country && { country }) } })
    if (answer.ok)
      return { ...answer.results, zoom: answer.results.precision === 'town' ? closeBy.town : closeBy.street }
  }
  return firstDestination()
}

/** Six digits are precise to about a hand's width. */
const written = ({ lat, lng }: Place): string => `${lat.toFixed(6)}, ${lng.toFixed(6)}`

type Props = { pin: string; address: PostalAddress; onChange: (pin: string) => void }

/** Opens a map to place the pin by hand, for an address no map service knows. */
export const PlaceOnMap = ({ pin, address, onChange }: Props) => {
  const words = useWords(newHomeWords)
  const [start, setStart] = useState<MapStart>()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    setStart(await startFor(pin, address))
    setBusy(false)
  }
  if (!start)
    return (
      <div>
        <Button icon="map" busy={busy} onClick={() => void open()}>
          {words.placeOnMap}
        </Button>
      </div>
    )
  return <Pin at={pinFrom(pin) ?? start} zoom={start.zoom} onMove={(to) => onChange(written(to))} />
}
