import './waiting.css'
import type { ReactNode } from 'react'

export type EmptyStateProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode }

/** One sentence and the next action. */
export const EmptyState = ({ title, children, actions }: EmptyStateProps) => (
  <div className="ui-empty">
    <p className="t-h3">{title}</p>
    {children && <div className="ui-empty-text">{children}</div>}
    {actions && <div className="ui-empty-actions">{actions}</div>}
  </div>
)
