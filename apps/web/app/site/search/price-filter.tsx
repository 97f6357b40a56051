import type { SearchResults } from '@porchlight/contract'
import { RangeSlider } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { priceFilterWords } from '#app/lib/messages/site/price-filter.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { limitsAt, type PriceLimits, placesOf, priceBounds } from './price-scale.ts'

type Props = {
  label: string
  bars: SearchResults['histogram']
  currency: string
  limits: PriceLimits
  onChange: (limits: PriceLimits) => void
}

/** Price histogram with two thumbs; searches when a thumb is released. */
const Bars = ({ label, bars, currency, limits, onChange }: Props) => {
  const { moneyRounded } = useFormats()
  const words = useWords(priceFilterWords)
  const [dragged, setDragged] = useState<{ places: [number, number]; from: string }>()
  const bounds = priceBounds(bars)
  const from = JSON.stringify([bounds, limits])
  const places = dragged?.from === from ? dragged.places : placesOf(bounds, limits)
  return (
    <RangeSlider
      label={<span className="visually-hidden">{label}</span>}
      max={bounds.length - 1}
      value={places}
      onChange={(next) => setDragged({ places: next, from })}
      onSettle={(next) => onChange(limitsAt(bounds, next))}
      write={(place) => moneyRounded({ amount: bounds[place] ?? 0, currency })}
      words={{ low: words.lowest, high: words.highest }}
      bars={bars.map(({ count }) => count)}
    />
  )
}

/** Price limits: dragged over the histogram, or typed. */
export const PriceFilter = (props: Props) => {
  const { label, bars, currency, limits, onChange } = props
  const words = useWords(priceFilterWords)
  const { locale } = useHabits()
  const isUpsideDown = limits.min !== null && limits.max !== null && limits.min > limits.max
  const amount = (minor: number | null) => (minor === null ? null : { amount: minor, currency })
  return (
    <>
      <h3>{label}</h3>
      {bars.length > 1 && <Bars {...props} />}
      <div className="all-filters-pair">
        {(['min', 'max'] as const).map((end) => (
          <MoneyField
            key={end}
            label={end === 'min' ? words.lowest : words.highest}
            currency={currency}
            min={0}
            error={end === 'max' && isUpsideDown ? words.belowLowest : undefined}
            value={amount(limits[end])}
            onChange={(value) => onChange({ ...limits, [end]: value?.amount || null })}
            whenSettled
            locale={locale}
            words={{ unclear: words.noAmount }}
          />
        ))}
      </div>
    </>
  )
}
