import './other-currency.css'
import { inCurrency, type Money } from '@porchlight/contract'
import { Select, useAlive } from '@porchlight/ui'
import { Suspense, use } from 'react'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { otherCurrencyWords } from '#app/lib/messages/site/other-currency.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { chooseCurrency, useChosenCurrency } from './chosen-currency.ts'
import { loadRates } from './rates.ts'

const Chosen = ({ of }: { of: Money }) => {
  const { day, moneyApart } = useFormats()
  const { locale } = useHabits()
  const words = useWords(otherCurrencyWords)
  const chosen = useChosenCurrency()
  const rates = use(loadRates())
  if (!rates) return <p className="t-mini muted">{words.missing}</p>
  const others = ['EUR', ...Object.keys(rates.perEuro)].filter(
    (code) => code !== of.currency && inCurrency(of, code, rates.perEuro),
  )
  if (others.length === 0) return null
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const shown = chosen && chosen !== of.currency ? inCurrency(of, chosen, rates.perEuro) : undefined
  return (
    <>
      <Select
        label={words.label}
        emptyText=""
        value={shown ? chosen : ''}
        onChange={chooseCurrency}
        options={[
          { value: '', label: words.own({ currency: of.currency }) },
          ...others.map((code) => ({ value: code, label: words.option({ code, name: names.of(code) ?? code }) })),
        ]}
      />
      <p className="t-small num" role="status">
        {shown && words.about({ amount: moneyApart(shown), date: day(rates.day), currency: of.currency })}
      </p>
    </>
  )
}

/** The price in another currency, with the rate's source and date; never the amount charged. */
export const OtherCurrency = ({ of }: { of: Money }) =>
  useAlive() && (
    <div className="also-in">
      <Suspense>
        <Chosen of={of} />
      </Suspense>
    </div>
  )
