import type { ResultsOf, StrategyForecast, strategiesOfHome } from '@porchlight/contract'
import { Badge, ButtonLink, Icon, Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { strategiesWords } from '#app/lib/messages/owner/strategies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

export type Strategies = ResultsOf<typeof strategiesOfHome>

/** What the strategy does to the home's own prices. */
export const usePriceMove = () => {
  const words = useWords(strategiesWords)
  const { percent } = useFormats()
  return ({ share, lastMinute }: Pick<StrategyForecast, 'share' | 'lastMinute'>): string[] => [
    share === 0 ? words.unchanged : (share > 0 ? words.higher : words.lower)({ share: percent(Math.abs(share)) }),
    ...(lastMinute ? [words.late({ share: percent(lastMinute.share), days: lastMinute.daysAhead })] : []),
    ...(share > 0 ? [words.noLate] : []),
  ]
}

const signs = { exceptZero: { signDisplay: 'exceptZero', maximumFractionDigits: 0 } } as const

type CardProps = { all: Strategies; forecast: StrategyForecast; selected: boolean; href: string }

const StrategyCard = ({ all: { lastYear, chosen, basis }, forecast, selected, href }: CardProps) => {
  const words = useWords(strategiesWords)
  const { moneyRounded, percent, date } = useFormats()
  const dayOf = useOfficeDay()
  const moves = usePriceMove()(forecast)
  const { strategy, year } = forecast
  const name = words.names[strategy]
  const before = lastYear.year.owner.amount
  const inForce = chosen?.strategy === strategy
  return (
    <li className="strategy-card" data-selected={selected || undefined}>
      <div className="strategy-card-head">
        <h3>{name}</h3>
        {inForce && (
          <span title={words.since({ date: date(dayOf(chosen.at)) })}>
            <Badge tone="positive">{words.inForce}</Badge>
          </span>
        )}
      </div>
      <p className="strategy-card-text">{words.texts[strategy]}</p>
      <p className="strategy-card-label">{basis === 'booked' ? words.onlyBooked : words.toOwners}</p>
      <p className="strategy-card-figure">{moneyRounded(year.owner)}</p>
      <p className="strategy-card-range">
        {basis === 'booked'
          ? words.onlyBooked
          : words.range({ low: moneyRounded(year.low), high: moneyRounded(year.high) })}
      </p>
      <dl>
        <div>
          <dt>{words.nights}</dt>
          <dd>{year.nights}</dd>
        </div>
        <div>
          <dt>{words.adr}</dt>
          <dd>{year.adr ? moneyRounded(year.adr) : words.none}</dd>
        </div>
        <div>
          <dt>{words.versus}</dt>
          <dd>
            {before > 0
              ? percent(Math.round(((year.owner.amount - before) / before) * 100) * 100, signs.exceptZero)
              : words.noLastYear}
          </dd>
        </div>
      </dl>
      <ul className="strategy-card-moves">
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
        <li>{words.bookedPart({ amount: moneyRounded(year.booked.owner) })}</li>
      </ul>
      {selected ? (
        <p className="strategy-card-on">
          <Icon name="check" /> {words.seen}
        </p>
      ) : (
        <ButtonLink href={href} look="quiet" wide aria-label={words.seeOf({ strategy: name })}>
          {words.see}
        </ButtonLink>
      )}
    </li>
  )
}

type Props = { all: Strategies; selected: StrategyForecast['strategy'] | null; hrefOf: (strategy: string) => string }

/** The strategies side by side; on a phone one below the other. */
export const StrategyCards = ({ all, selected, hrefOf }: Props) => {
  const words = useWords(strategiesWords)
  const { percent } = useFormats()
  const { strategies, ownerShare } = all
  return (
    <Section title={words.three} note={words.threeNote}>
      <ul className="strategy-cards">
        {(strategies ?? []).map((forecast) => (
          <StrategyCard
            key={forecast.strategy}
            all={all}
            forecast={forecast}
            selected={selected === forecast.strategy}
            href={hrefOf(forecast.strategy)}
          />
        ))}
      </ul>
      <p className="muted t-small strategy-basis">
        {ownerShare === null ? words.noAgreement : words.share({ share: percent(ownerShare) })}
      </p>
    </Section>
  )
}
