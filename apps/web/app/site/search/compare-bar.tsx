import { mostCompared } from '@porchlight/contract'
import { Button, ButtonLink } from '@porchlight/ui'
import { useSearchParams } from 'react-router'
import { listWords } from '#app/lib/messages/site/lists.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { compareQuery } from './lists.ts'

/** At the bottom of the results while homes are selected: compares them for the search's dates and party. */
const CompareBar = ({ chosen }: { chosen: readonly number[] }) => {
  const words = useWords(listWords)
  const [search] = useSearchParams()
  const label = words.compare({ number: chosen.length })
  return (
    <div className="search-compare" role="status">
      {chosen.length > 1 ? (
        <ButtonLink look="primary" icon="compare" href={compareQuery(search, chosen)}>
          {label}
        </ButtonLink>
      ) : (
        <Button look="primary" icon="compare" disabledReason={words.tooFew({ number: chosen.length })}>
          {label}
        </Button>
      )}
      <span className="t-small muted">{words.compareHint({ most: mostCompared })}</span>
    </div>
  )
}

// React.lazy asks for a default export.
export default CompareBar
