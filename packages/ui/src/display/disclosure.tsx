import './disclosure.css'
import type { ReactNode } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Icon } from '../foundation/icon.tsx'

export type DisclosureProps = {
  summary: ReactNode
  open?: boolean
  /** Panels with the same name close each other. */
  name?: string
  className?: string
  children: ReactNode
}

/** An expandable line. Works without scripts. */
export const Disclosure = ({ summary, open, name, className, children }: DisclosureProps) => (
  <details className={classNames('ui-disclosure', className)} open={open} name={name}>
    <summary>
      {summary}
      <Icon name="chevron-down" size={18} />
    </summary>
    <div className="ui-disclosure-body">{children}</div>
  </details>
)
