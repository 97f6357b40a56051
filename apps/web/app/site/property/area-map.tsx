import type { Home } from '@porchlight/contract'
import { MapView } from '@porchlight/ui/map'
import { isMapped } from '#app/lib/map-cover.ts'
import { mapWords } from '#app/lib/messages/site/map.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMapStyles } from '#app/lib/session.ts'

const zoom = 12.4

/** Map of the home's approximate location: a circle hides the exact one. Nothing if the map would be empty. */
const AreaMap = ({ home: { lat, lng, town } }: { home: Home }) => {
  const words = useWords(mapWords)
  const styles = useMapStyles()
  // The style sheet removes the space.
  if (!isMapped(styles.light, [{ lat, lng }])) return <span hidden />
  return (
    <MapView
      inPage
      label={words.mapOf({ town: town.name })}
      styles={styles}
      words={words}
      at={{ lng, lat, zoom }}
      area={{ lng, lat }}
    />
  )
}
// React.lazy asks for a default export.
export default AreaMap
