import { addOnsOfHome } from '@porchlight/contract'
import { Checkbox } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { homeId: number; chosen: readonly number[]; onChange: (ids: readonly number[]) => void }
type Shown = readonly { id: number; label: string }[]

/** Add-ons of a home to include in an offer; renders nothing without any. */
export const OfferAddOns = ({ homeId, chosen, onChange }: Props) => {
  const words = useWords(offerWords)
  const [addOns, setAddOns] = useState<Shown>([])
  useEffect(() => {
    let current = true
    void api(addOnsOfHome, { params: { id: homeId } }).then(
      (answer) => current && setAddOns(answer.ok ? answer.results.addOns : []),
    )
    return () => {
      current = false
    }
  }, [homeId])
  if (addOns.length === 0) return null
  return (
    <fieldset className="offer-add-ons">
      <legend>{words.addOns}</legend>
      {addOns.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={chosen.includes(id)}
          onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  )
}
