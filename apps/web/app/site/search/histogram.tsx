import type { SearchResults } from '@porchlight/contract'

const size = { width: 320, height: 56 }

/** How many houses cost how much; the figures stand in the fields below it. */
export const Histogram = ({ bars }: { bars: SearchResults['histogram'] }) => {
  if (bars.length === 0) return null
  const most = Math.max(1, ...bars.map((bar) => bar.count))
  const step = size.width / bars.length
  return (
    <svg
      className="search-histogram"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((bar, at) => {
        const height = (bar.count / most) * size.height
        return <rect key={bar.from} x={at * step} y={size.height - height} width={step - 2} height={height} />
      })}
    </svg>
  )
}
