import { NumberStepper } from '@porchlight/ui'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { DetailFields } from './fields.ts'

type Props = { fields: DetailFields; onChange: (part: Partial<DetailFields>) => void }

/** Guests, bedrooms, bathrooms and pets. */
export const Sizes = ({ fields, onChange }: Props) => {
  const { details: words } = useWords(setupWords)
  const stepper = (what: string) => ({ label: what, lessLabel: words.less({ what }), moreLabel: words.more({ what }) })
  return (
    <div className="setup-pair">
      <NumberStepper
        {...stepper(words.sleeps)}
        value={fields.sleeps}
        min={1}
        max={200}
        onChange={(sleeps) => onChange({ sleeps })}
      />
      <NumberStepper
        {...stepper(words.bedrooms)}
        value={fields.bedrooms}
        min={0}
        max={100}
        onChange={(bedrooms) => onChange({ bedrooms })}
      />
      <NumberStepper
        {...stepper(words.halfBaths)}
        hint={words.bathsInAll({ count: fields.bathrooms })}
        value={fields.bathrooms * 2}
        min={0}
        max={200}
        onChange={(halves) => onChange({ bathrooms: halves / 2 })}
      />
      <NumberStepper
        {...stepper(words.pets)}
        value={fields.maxPets}
        min={0}
        max={50}
        onChange={(maxPets) => onChange({ maxPets })}
      />
    </div>
  )
}
