/** The result of a step as a line drawing; amber highlights the step's subject. Decoration: the text says the same. */
const frame = {
  className: 'service-drawing',
  viewBox: '0 0 360 134',
  focusable: false,
} as const

const FloorPlan = () => (
  <svg {...frame} aria-hidden="true">
    <path d="M40 17h220v100H40Z M40 67h90 M130 17v36 M130 75v42 M190 17v22 M190 59v58 M190 67h70" />
    <path data-lit="" d="M276 17v100 M270 17h12 M270 117h12 M40 126h220 M40 121v10 M260 121v10" />
  </svg>
)

const OpenCalendar = () => (
  <svg {...frame} aria-hidden="true">
    <path d="M20 30h92v14H20Z M76 58h110v14H76Z M130 86h120v14H130Z" />
    <path d="M20 118h320" />
    <path data-lit="" d="M250 18v100 M243 111l7 7l7-7" />
  </svg>
)

const days = Array.from({ length: 18 }, (_, day) => ({ x: 40 + (day % 6) * 54, y: 24 + Math.floor(day / 6) * 42 }))

const Payday = () => (
  <svg {...frame} aria-hidden="true">
    {days.map(({ x, y }, day) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={day === 4 ? 12 : 8} data-filled={day === 4 || undefined} />
    ))}
  </svg>
)

/** In step order. */
export const stepDrawings = [FloorPlan, OpenCalendar, Payday] as const
