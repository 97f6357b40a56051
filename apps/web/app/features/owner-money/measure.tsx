import './owner-money.css'
import { Meter } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

type MeasureProps = {
  label: string
  /** Between 0 and 1. */
  share: number
  /** What is counted, out of what. */
  note: string
  lit?: boolean
}

/** A percentage with its basis. */
export const Measure = ({ label, share, note, lit }: MeasureProps) => (
  <div className="measure">
    <h3>{label}</h3>
    <p className="measure-figure">{useFormats().percent(share * 10_000, tenths)}</p>
    <Meter percent={share * 100} tone={lit ? 'accent' : 'ink'} />
    <p className="measure-text">{note}</p>
  </div>
)
