import './steps.css'
import type { ReactNode } from 'react'
import { Icon } from '../foundation/icon.tsx'
import { UiLink } from '../foundation/link.tsx'

export type StepsProps = {
  label: string
  /** Read before the name of a step that is done. */
  doneLabel: string
  steps: readonly {
    id: string
    name: ReactNode
    state: 'done' | 'current' | 'next'
    /** How far it is, or what it lacks. */
    note?: ReactNode
    /** Where a step that may be gone back to is. */
    href?: string
  }[]
}

/** How far one is along a few steps: dashes with their names, and on a phone the name of the current one. */
export const Steps = ({ label, doneLabel, steps }: StepsProps) => (
  <ol className="ui-steps" aria-label={label}>
    {steps.map(({ id, name, state, note, href }) => {
      const content = (
        <>
          {state === 'done' && <Icon name="check" size={16} />}
          {state === 'done' && <span className="visually-hidden">{doneLabel}</span>}
          {name}
        </>
      )
      return (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {href === undefined ? <span>{content}</span> : <UiLink href={href}>{content}</UiLink>}
          {note && <small>{note}</small>}
        </li>
      )
    })}
  </ol>
)
