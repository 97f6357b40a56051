import './price-lines.css'
import type { ReactNode } from 'react'
import { Icon } from '../foundation/icon.tsx'

export type PriceLineView = {
  code: string
  label: ReactNode
  amount: string
  kind?: 'line' | 'subtotal' | 'total'
  /** The explanation, opened by pressing the line: text, then a small calculation. */
  why?: { text: ReactNode; steps?: readonly { label: string; amount: string }[] }
}

const Why = ({ text, steps }: NonNullable<PriceLineView['why']>) => (
  <div className="ui-price-why">
    <p>{text}</p>
    {steps && steps.length > 0 && (
      <dl>
        {steps.map((step) => (
          <div key={step.label}>
            <dt>{step.label}</dt>
            <dd>{step.amount}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
)

/** A price line by line; each line expands to explain itself. Several can be open. Works without scripts. */
export const PriceLines = ({ lines }: { lines: readonly PriceLineView[] }) => (
  <div className="ui-price-lines">
    {lines.map(({ code, label, amount, kind = 'line', why }) =>
      why ? (
        <details key={code} data-kind={kind}>
          <summary className="ui-price-row">
            <span className="ui-price-label">
              {label}
              <Icon name="chevron-down" size={16} />
            </span>
            <span>{amount}</span>
          </summary>
          <Why {...why} />
        </details>
      ) : (
        <div key={code} data-kind={kind}>
          <p className="ui-price-row">
            <span>{label}</span>
            <span>{amount}</span>
          </p>
        </div>
      ),
    )}
  </div>
)
