import type { PricedNight } from '@porchlight/contract'
import { ButtonLink, Section } from '@porchlight/ui'
import { HeatCalendar, type HeatMark } from '@porchlight/ui/charts'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { averagePrice, byMonth, type HomePrices, isUnavailable, monthsLater, priceSteps } from './year.ts'

const days = Array.from({ length: 31 }, (_, day) => String(day + 1))

const marksOf = (prices: HomePrices, night: PricedNight): HeatMark[] => {
  const codes = new Set(priceSteps(prices, night).map(({ code }) => code))
  return [
    ...(isUnavailable(night) ? (['foot'] as const) : []),
    ...(codes.has('floor') ? (['dot'] as const) : []),
    ...(codes.has('cap') ? (['top'] as const) : []),
    ...(codes.has('hand') ? (['corner'] as const) : []),
  ]
}

/** The years to choose from: this one and as far ahead as prices exist. */
const Turning = ({ prices: { from, home } }: { prices: HomePrices }) => {
  const words = useWords(ownerPricingWords)
  const thisMonth = `${home.today.slice(0, 7)}-01`
  const at = (months: number): string => `?from=${monthsLater(from, months).slice(0, 7)}`
  return (
    <span className="pricing-turn">
      {monthsLater(from, -12) >= monthsLater(thisMonth, -12) && (
        <ButtonLink size="small" look="bare" icon="chevron-left" href={at(-12)} aria-label={words.earlier} />
      )}
      {monthsLater(from, 12) <= monthsLater(thisMonth, 24) && (
        <ButtonLink size="small" look="bare" icon="chevron-right" href={at(12)} aria-label={words.later} />
      )}
    </span>
  )
}

type Props = { prices: HomePrices; night: string | undefined; onNight: (night: string) => void }

/** Heat map of twelve months by price; arrow keys move, Enter or a click opens a night. */
export const YearMap = ({ prices, night, onNight }: Props) => {
  const words = useWords(ownerPricingWords)
  const { day, monthName, monthShort, count } = useFormats()
  const { currency, from, to, nights, home } = prices
  const units = (amount: number) => plainAmount({ amount, currency })
  const months = { from: monthName(from), to: monthName(monthsLater(to, -1)) }
  const rowName = (month: string, index: number) =>
    index === 0 || month.endsWith('-01') ? `${monthShort(month)} ${month.slice(0, 4)}` : monthShort(month)
  return (
    <Section
      className="pricing-map"
      title={words.year(months)}
      note={words.yearNote({ currency })}
      side={<Turning prices={prices} />}
    >
      <HeatCalendar
        caption={words.heat(months)}
        columns={days}
        rows={byMonth(nights).map(([month, ofMonth], index) => ({
          id: month,
          name: rowName(month, index),
          end: count(Math.round(units(averagePrice(ofMonth)))),
          cells: ofMonth.map((one) => ({
            id: one.date,
            name: day(one.date),
            value: units(one.price),
            marks: marksOf(prices, one),
            over: one.date < home.today,
          })),
        }))}
        words={{
          row: words.month,
          cell: words.night,
          value: words.price,
          end: words.average,
          span: (least, most) => words.span({ least, most }),
          marks: words.marks,
          none: words.noPrices,
          table: words.table,
          csv: words.csv,
        }}
        format={(value) => count(Math.round(value))}
        fileName={`prices-${home.id}-${from.slice(0, 7)}.csv`}
        selected={night}
        onSelect={onNight}
      />
      <p className="pricing-hint muted t-small">{words.pickHint}</p>
    </Section>
  )
}
