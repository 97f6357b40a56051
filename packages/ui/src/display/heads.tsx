import './heads.css'
import { type ReactNode, useId } from 'react'
import { classNames } from '../foundation/class-names.ts'

export type PageHeadProps = {
  /** A small line above: date, place, party. */
  over?: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** At most one primary button. */
  actions?: ReactNode
}

/** The header of a console page. */
export const PageHead = ({ over, title, lead, actions }: PageHeadProps) => (
  <header className="ui-page-head">
    <div>
      {over && <p className="ui-page-over">{over}</p>}
      <h1>{title}</h1>
      {lead && <p className="ui-page-lead">{lead}</p>}
    </div>
    {actions && <div className="ui-page-actions">{actions}</div>}
  </header>
)

export type SectionProps = {
  title: ReactNode
  note?: ReactNode
  /** One link, or the section's filters. */
  side?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a console page: a heading with a rule, not a card. */
export const Section = ({ title, note, side, className, children }: SectionProps) => {
  const id = useId()
  return (
    <section className={classNames('ui-section', className)} aria-labelledby={id}>
      <div className="ui-section-head">
        <h2 id={id}>{title}</h2>
        {note && <span className="ui-section-note">{note}</span>}
        {side && <div className="ui-section-side">{side}</div>}
      </div>
      {children}
    </section>
  )
}

export type StatProps = { label: ReactNode; figure: ReactNode; note?: ReactNode; quiet?: boolean }

/** A figure with its label and source. */
export const Stat = ({ label, figure, note, quiet }: StatProps) => (
  <p className="ui-stat" data-quiet={quiet || undefined}>
    <span className="ui-stat-label">{label}</span>
    <span className="ui-stat-figure">{figure}</span>
    {note && <span className="ui-stat-note">{note}</span>}
  </p>
)
