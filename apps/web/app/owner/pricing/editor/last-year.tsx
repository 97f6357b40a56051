import type { PriceEffect } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Outcome = NonNullable<PriceEffect['lastYear']>['after']

const Row = ({ label, amount, refused }: { label: string } & Outcome) => {
  const { money } = useFormats()
  const { lastYear: words } = useWords(pricingEditorWords)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="num">{money(amount)}</b> <small>{words.refused({ number: refused })}</small>
      </dd>
    </div>
  )
}

/** What last year's stays would earn under these prices and rules. */
export const LastYear = ({ lastYear }: { lastYear: NonNullable<PriceEffect['lastYear']> }) => {
  const { lastYear: words } = useWords(pricingEditorWords)
  const { stays, nights, before, after } = lastYear
  return (
    <section className="pricing-last-year">
      <h4>{words.title}</h4>
      <p>{words.requested({ stays, nights })}</p>
      <dl>
        {before && <Row label={words.now} {...before} />}
        <Row label={words.changed} {...after} />
      </dl>
      <p className="muted t-small">{words.note}</p>
    </section>
  )
}
