import type { PriceEffect } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Searches = NonNullable<PriceEffect['lastSearches']>

const Row = ({ label, shown, refused, outsidePrice, night }: { label: string } & Searches['after']) => {
  const { money } = useFormats()
  const { lastSearches: words } = useWords(pricingEditorWords)
  const missed = [
    refused > 0 && words.refused({ number: refused }),
    outsidePrice > 0 && words.outside({ number: outsidePrice }),
  ]
  const said = missed.filter((each) => each !== false)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="num">{words.shown({ number: shown })}</b>
        {night && <span className="num"> {words.night({ amount: money(night) })}</span>}{' '}
        <small>{said.length > 0 ? said.join(', ') : words.none}</small>
      </dd>
    </div>
  )
}

/** How many of last year's searches would show the home under these prices and rules. */
export const LastSearches = ({ lastSearches: { searches, before, after } }: { lastSearches: Searches }) => {
  const { lastSearches: words } = useWords(pricingEditorWords)
  return (
    <section className="pricing-last-year">
      <h4>{words.title}</h4>
      <p>{words.requested({ searches })}</p>
      <dl>
        {before && <Row label={words.now} {...before} />}
        <Row label={words.changed} {...after} />
      </dl>
      <p className="muted t-small">{words.note}</p>
    </section>
  )
}
