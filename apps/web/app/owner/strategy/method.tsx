import { Disclosure } from '@porchlight/ui'
import { strategiesWords } from '#app/lib/messages/owner/strategies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Strategies } from './strategy-cards.tsx'

/** Where the figures come from, in plain words. */
export const Method = ({ all: { basis, stays } }: { all: Strategies }) => {
  const words = useWords(strategiesWords)
  return (
    <Disclosure summary={words.how} className="strategy-method">
      <p>{basis === 'booked' ? words.basis.booked : words.basis[basis]({ stays })}</p>
      {basis !== 'booked' && <p>{words.response}</p>}
      <p>{words.rules}</p>
      <p>{words.included}</p>
    </Disclosure>
  )
}
