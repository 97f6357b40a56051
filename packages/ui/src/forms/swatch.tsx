import './swatch.css'

/** A color swatch. Text that isn't a color shows an empty frame, because the browser draws nothing for it. */
export const Swatch = ({ color, size = 18 }: { color: string; size?: number }) => (
  <i
    className="ui-swatch"
    aria-hidden="true"
    style={{ width: size, height: size, backgroundColor: `#${color.trim().replace('#', '')}` }}
  />
)
