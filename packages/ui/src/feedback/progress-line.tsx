import './waiting.css'

export type ProgressLineProps = { open: boolean; label: string }

/**
 * A line of 5 px along the top while something is loading; hidden for the first 200 ms. It is above all parts of a
 * page, so it is a live region, which needs no landmark around it.
 */
export const ProgressLine = ({ open, label }: ProgressLineProps) =>
  open ? <div className="ui-progress-line" role="progressbar" aria-live="polite" aria-label={label} /> : null
