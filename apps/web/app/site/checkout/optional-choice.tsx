import { Checkbox } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'

type Props = {
  legend: string
  label: string
  hint: string
  chosen: boolean
  busy: boolean
  onChange: (on: boolean) => void
  children?: ReactNode
}

/** An option that changes the price of the stay. */
export const OptionalChoice = ({ legend, label, hint, chosen, busy, onChange, children }: Props) => {
  // The new choice, until its price arrives.
  const [chosenNow, setChosenNow] = useState(chosen)
  const choose = (on: boolean) => {
    setChosenNow(on)
    onChange(on)
  }
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Checkbox checked={busy ? chosenNow : chosen} disabled={busy} onChange={choose} label={label} hint={hint} />
      {children}
    </fieldset>
  )
}
