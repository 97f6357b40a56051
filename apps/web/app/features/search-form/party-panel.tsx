import { Button, NumberStepper } from '@porchlight/ui'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { SearchValues } from './search-values.ts'

type Props = { values: SearchValues; onChange: (change: Partial<SearchValues>) => void; onDone: () => void }

const kinds = ['adults', 'children', 'infants', 'pets'] as const

/** Guest counts. */
export const PartyPanel = ({ values, onChange, onDone }: Props) => {
  const words = useWords(searchFormWords)
  const hints = { adults: undefined, children: words.childrenHint, infants: words.infantsHint, pets: undefined }
  return (
    <div className="search-party">
      {kinds.map((kind) => (
        <NumberStepper
          key={kind}
          label={words[kind]}
          {...(hints[kind] && { hint: hints[kind] })}
          value={values[kind]}
          onChange={(value) => onChange({ [kind]: value })}
          max={kind === 'pets' ? 10 : 30}
          lessLabel={words.less({ what: words[kind] })}
          moreLabel={words.more({ what: words[kind] })}
        />
      ))}
      <Button look="primary" wide onClick={onDone}>
        {words.done}
      </Button>
    </div>
  )
}
