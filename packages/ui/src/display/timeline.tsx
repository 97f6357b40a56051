import './timeline.css'
import type { CSSProperties, ReactNode } from 'react'

export type TimelineItem = {
  term: ReactNode
  text?: ReactNode
  amount?: ReactNode
  state?: 'done' | 'current' | 'next'
}

/** Dated steps, one below the other; the current one is highlighted. */
export const Timeline = ({ items, label }: { items: readonly TimelineItem[]; label?: string }) => (
  <ol className="ui-timeline" aria-label={label}>
    {items.map(({ term, text, amount, state = 'next' }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity of their own and never move
      <li key={index} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <p className="ui-timeline-term">{term}</p>
        {amount && <p className="ui-timeline-amount">{amount}</p>}
        {text && <p className="ui-timeline-text">{text}</p>}
      </li>
    ))}
  </ol>
)

export type CancellationStepView = {
  tone: 'positive' | 'accent' | 'line'
  /** The date above the start of the bar. */
  from: ReactNode
  /** The date above the end of the last bar. */
  to?: ReactNode
  title: ReactNode
  figure: ReactNode
  text?: ReactNode
  /** Its duration relative to the others; each bar stays readable, however short. */
  weight?: number
}

/** The refund over time as bars along a timeline; stacked on a phone. */
export const CancellationBar = ({ steps }: { steps: readonly CancellationStepView[] }) => {
  const columns = steps.map((step) => `minmax(0, ${Math.min(1.6, Math.max(0.9, step.weight ?? 1))}fr)`).join(' ')
  return (
    <ol className="ui-cancellation" style={{ '--columns': columns } as CSSProperties}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity of their own and never move
        <li key={index} className="ui-cancellation-step">
          <p className="ui-cancellation-from">
            <span>{step.from}</span>
            {step.to && <span>{step.to}</span>}
          </p>
          <span className="ui-cancellation-bar" data-tone={step.tone} />
          <h3>{step.title}</h3>
          <p className="ui-cancellation-figure">{step.figure}</p>
          {step.text && <p className="ui-cancellation-text">{step.text}</p>}
        </li>
      ))}
    </ol>
  )
}
