import { geocode, type PostalAddress } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { isMapped } from '#app/lib/map-cover.ts'
import { newHomeWords } from '#app/lib/messages/owner/new-home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { firstDestination, type MapStart } from '#app/lib/pin/first-destination.ts'
import { Pin } from '#app/lib/pin/pin.tsx'
import { pinFrom, writtenPin } from '#app/lib/pin/pin-from.ts'
import { FindOnMap } from '#app/lib/pin/unmapped-pin.tsx'
import { useMapStyles } from '#app/lib/session.ts'

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

type Props = { pin: string; address: PostalAddress; onChange: (pin: string) => void }

/** Opens a map to place the pin by hand, for an address no map service knows. */
export const PlaceOnMap = ({ pin, address, onChange }: Props) => {
  const words = useWords(newHomeWords)
  const { light } = useMapStyles()
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
  const { line1, city, state, zip } = address
  const what = [line1, city, state, zip].filter(Boolean).join(', ')
  // The field above takes what is found there.
  if (!isMapped(light, [pinFrom(pin) ?? start])) return <FindOnMap what={what} />
  return <Pin what={what} at={pinFrom(pin) ?? start} zoom={start.zoom} onMove={(to) => onChange(writtenPin(to))} />
}
