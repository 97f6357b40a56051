import './swatch.css'

/** A color, shown. Text that is no color shows an empty frame: the browser draws nothing for it. */
export const Swatch = ({ color, size = 18 }: { color: string; size?: number }) => (
  <i
    className="ui-swatch"
    aria-hidden="true"
    style={{ width: size, height: size, backgroundColor: `#${color.trim().replace('#', '')}` }}
  />
)
