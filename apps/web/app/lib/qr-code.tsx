import { encode } from 'uqr'

/** One path of runs, so that a few hundred squares are one element. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.findIndex((next, at) => at > x && !next)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')

/** A QR code of a text. Dark on light in dark mode too: many apps can't read anything else. */
const QrCode = ({ text, label, className }: { text: string; label: string; className: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}

// React.lazy asks for a default export.
export default QrCode
