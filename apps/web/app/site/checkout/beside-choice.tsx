import { Checkbox } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'

type Props = {
  legend: string
  label: string
  hint: string
  chosen: boolean
  busy: boolean
  onWish: (on: boolean) => void
  children?: ReactNode
}

/** One thing that a guest may choose beside the stay, and that changes its price. */
export const BesideChoice = ({ legend, label, hint, chosen, busy, onWish, children }: Props) => {
  // What was just pressed, until the price for it is there.
  const [wished, setWished] = useState(chosen)
  const wish = (on: boolean) => {
    setWished(on)
    onWish(on)
  }
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Checkbox checked={busy ? wished : chosen} disabled={busy} onChange={wish} label={label} hint={hint} />
      {children}
    </fieldset>
  )
}
