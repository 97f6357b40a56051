import type { Home } from '@porchlight/contract'

type Bed = Home['rooms'][number]['beds'][number]

const frame = { width: 168, height: 128 }
const sizes: Record<Bed['kind'], number> = { king: 58, queen: 50, double: 44, twin: 30, bunk: 30, sofa: 50, crib: 22 }
const length = 66

/** A room from above with its beds: an illustration, not a floor plan. */
export const RoomPlan = ({ beds }: { beds: readonly Bed[] }) => {
  const widths = beds.flatMap(({ kind, count }) => Array.from({ length: count }, () => sizes[kind])).slice(0, 4)
  const gap = 12
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1)
  let x = (frame.width - total) / 2
  const placed = widths.map((width) => {
    const bed = { x, width }
    x += width + gap
    return bed
  })
  return (
    <svg className="room-plan" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <rect className="room-wall" x="8" y="8" width={frame.width - 16} height={frame.height - 16} />
      <line className="room-window" x1="56" x2="112" y1={frame.height - 8} y2={frame.height - 8} />
      {placed.map((bed) => (
        <g key={bed.x} transform={`translate(${bed.x} 22)`}>
          <rect className="room-bed" width={bed.width} height={length} rx="2" />
          <rect className="room-pillow" x="5" y="5" width={bed.width - 10} height="13" rx="3" />
          <rect className="room-blanket" y="30" width={bed.width} height={length - 30} rx="2" />
        </g>
      ))}
    </svg>
  )
}
