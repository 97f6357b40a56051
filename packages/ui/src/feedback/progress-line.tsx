import './waiting.css'

export type ProgressLineProps = { open: boolean; label: string }

/**
 * A line of 5 px along the top while something is on its way; nothing for the first 200 ms.
 * It stands above every part of a page, so it is a live region: those need no landmark around them.
 */
export const ProgressLine = ({ open, label }: ProgressLineProps) =>
  open ? <div className="ui-progress-line" role="progressbar" aria-live="polite" aria-label={label} /> : null
