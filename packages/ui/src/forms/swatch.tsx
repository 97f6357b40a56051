import './swatch.css'

/** A colour, shown. Text that is no colour shows an empty frame: the browser draws nothing for it. */
export const Swatch = ({ colour, size = 18 }: { colour: string; size?: number }) => (
  <i
    className="ui-swatch"
    aria-hidden="true"
    style={{ width: size, height: size, backgroundColor: `#${colour.trim().replace('#', '')}` }}
  />
)
