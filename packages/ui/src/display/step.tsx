import './step.css'
import { type ReactNode, useId } from 'react'

export type StepProps = {
  number: number
  title: ReactNode
  state: 'done' | 'current' | 'next'
  /** Shown to the right of the title: a badge when it is done. */
  mark?: ReactNode
  children?: ReactNode
}

/** One of several numbered steps on a page. */
export const Step = ({ number, title, state, mark, children }: StepProps) => {
  const id = useId()
  return (
    <section
      className="ui-step"
      data-state={state}
      aria-labelledby={id}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className="ui-step-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <div className="ui-step-head">
          <h2 id={id} className="ui-step-title">
            {title}
          </h2>
          {mark}
        </div>
        <div className="ui-step-body">{children}</div>
      </div>
    </section>
  )
}
