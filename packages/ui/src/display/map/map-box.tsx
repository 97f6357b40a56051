import { useRef } from 'react'
import { Button } from '../../actions/button.tsx'
import type { MapProps } from './map.tsx'
import { useArea, useClusters, usePins } from './markers.ts'
import { usePlace } from './place.ts'
import { useBounds, useLibreMap } from './use-libre-map.ts'

const MapBox = (props: MapProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { map, hasFailed, again } = useLibreMap(box, props)
  useBounds(map, props)
  useClusters(map, props)
  usePins(map, props)
  useArea(map, props.area)
  usePlace(map, props)
  return (
    <>
      <div ref={box} className="ui-map-box" />
      {hasFailed && (
        <div className="ui-map-failed" role="alert">
          <p>{props.words.failed}</p>
          <Button views size="small" icon="refresh" onClick={again}>
            {props.words.again}
          </Button>
        </div>
      )}
    </>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default MapBox
