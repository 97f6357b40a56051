import { MapView } from '@porchlight/ui/map'
import { useState } from 'react'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { mapWords } from '#app/lib/messages/site/map.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMapStyles } from '#app/lib/session.ts'
import type { PinProps } from './pin.tsx'

const atTheRoof = 15.5

/** The map keeps its initial view while the pin moves. */
const PinMap = ({ at, zoom = atTheRoof, onMove }: Omit<PinProps, 'what'>) => {
  const { details: words } = useWords(setupWords)
  const [first] = useState(at)
  return (
    <MapView
      inPage
      label={words.map}
      styles={useMapStyles()}
      words={useWords(mapWords)}
      at={{ ...first, zoom }}
      place={{ ...at, name: onMove ? words.pin : words.pinFixed }}
      {...(onMove && { onPlace: onMove })}
    />
  )
}
// React.lazy asks for a default export.
export default PinMap
