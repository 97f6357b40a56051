import type { PricedNight } from '@porchlight/contract'
import { Button, Press } from '@porchlight/ui'
import { type CSSProperties, useId } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { signedShare, stepText } from './price-step-texts.ts'
import { type HomePrices, isUnavailable, priceSteps, weekAround } from './year.ts'

type Props = { prices: HomePrices; night: PricedNight; onNight: (night: string) => void; onPrice: () => void }

/** Prices of the nights around the selected one. */
const Week = ({ prices: { nights, currency }, night, onNight }: Omit<Props, 'onPrice'>) => {
  const words = useWords(ownerPricingWords)
  const { day, weekday, amountRounded } = useFormats()
  return (
    <fieldset className="pricing-week">
      <legend className="visually-hidden">{words.week}</legend>
      {weekAround(nights, night.date).map(({ date, price }) => (
        <Press key={date} className="pricing-week-day" aria-pressed={date === night.date} onClick={() => onNight(date)}>
          <span className="visually-hidden">{day(date)}</span>
          <small aria-hidden="true">{weekday(date)}</small>
          <b>{amountRounded({ amount: price, currency })}</b>
        </Press>
      ))}
    </fieldset>
  )
}

const Steps = ({ prices, night }: Pick<Props, 'prices' | 'night'>) => {
  const words = useWords(ownerPricingWords)
  const formats = useFormats()
  const { plan, currency } = prices
  const steps = priceSteps(prices, night)
  const most = Math.max(1, ...steps.map(({ amount }) => amount))
  if (!plan) return null
  return (
    <ol className="pricing-steps" aria-label={words.why}>
      {steps.map((step, index) => {
        const { name, note } = stepText(step, plan, words, formats)
        return (
          <li
            key={step.code}
            data-last={index === steps.length - 1 || undefined}
            style={{ '--part': step.amount / most } as CSSProperties}
          >
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
            <span className="num muted">{step.share !== null && signedShare(formats, step.share)}</span>
            <b className="num">{formats.amount({ amount: step.amount, currency })}</b>
          </li>
        )
      })}
    </ol>
  )
}

/** One night: price, breakdown and status. */
export const NightPanel = (props: Props) => {
  const words = useWords(ownerPricingWords)
  const { day, money } = useFormats()
  const { prices, night, onPrice } = props
  const title = useId()
  const isOver = night.date < prices.home.today
  return (
    <aside className="pricing-night" aria-labelledby={title}>
      <div aria-live="polite">
        <h2 id={title}>{day(night.date)}</h2>
        <p className="pricing-figure num">{money({ amount: night.price, currency: prices.currency })}</p>
      </div>
      <Week {...props} />
      <Steps prices={prices} night={night} />
      <dl className="pricing-facts">
        <div>
          <dt>{words.minStay}</dt>
          <dd>{words.nights({ number: night.minStay })}</dd>
        </div>
        <div>
          <dt>{words.now}</dt>
          <dd>{words.statuses[night.status]}</dd>
        </div>
      </dl>
      {!isOver && !isUnavailable(night) && (
        <Button wide icon="tag" onClick={onPrice}>
          {words.setPrice}
        </Button>
      )}
    </aside>
  )
}
