import { type Analysis, serviceText } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { analysisWords } from '#app/lib/messages/leads/analysis.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type Estimate = NonNullable<Analysis['estimate']>
export type Money = (units: number) => string

const daysOfYear = 365
/** The scale reaches this far beyond the range, as a share of it. */
const beyond = 0.3

/** The range on a line: the dark part is 8 of 10, the dot the estimate. */
const RangeBar = ({ year: { low, expected, high }, money }: { year: Estimate['year']; money: Money }) => {
  const words = useWords(analysisWords)
  const span = Math.max(1, high - low)
  const least = Math.max(0, low - span * beyond)
  const most = high + span * beyond
  const at = (value: number) => `${Math.round(((value - least) / (most - least)) * 1_000) / 10}%`
  return (
    <div className="analysis-range num">
      <div className="analysis-range-line" aria-hidden="true">
        <span style={{ insetInlineStart: at(low), width: `calc(${at(high)} - ${at(low)})` }} />
        <i style={{ insetInlineStart: at(expected) }} />
      </div>
      <p>
        <span>
          <b>{money(low)}</b>
          {words.rangeLow}
        </span>
        <span>
          <b>{money(high)}</b>
          {words.rangeHigh}
        </span>
      </p>
    </div>
  )
}

const Figures = ({ estimate: { year, months }, money }: { estimate: Estimate; money: Money }) => {
  const words = useWords(analysisWords)
  const { percent } = useFormats()
  return (
    <div className="analysis-figures num">
      <p>
        <b>{percent(Math.round((year.nights / daysOfYear) * 10_000), { maximumFractionDigits: 0 })}</b>
        <span>{words.bookedShare({ nights: year.nights })}</span>
      </p>
      <p>
        <b>{money(year.nights > 0 ? Math.round(year.expected / year.nights) : 0)}</b>
        <span>{words.averageNight}</span>
      </p>
      <p>
        <b>{money(Math.max(...months.map(({ expected }) => expected)))}</b>
        <span>{words.bestMonth}</span>
      </p>
    </div>
  )
}

/** The year's rent, or its range when too few homes are alike. */
export const Headline = ({ estimate, money }: { estimate: Estimate; money: Money }) => {
  const words = useWords(analysisWords)
  const { percent } = useFormats()
  const language = useLanguage()
  const { year, adjustment } = estimate
  const [first] = estimate.net
  return (
    <section className="analysis-headline">
      <h2 className="analysis-label">{words.projected}</h2>
      {estimate.thin ? (
        <>
          <p className="analysis-amount num" data-thin>
            {words.range({ low: money(year.low), high: money(year.high) })}
          </p>
          <p className="t-lead">{words.thin({ close: estimate.close })}</p>
        </>
      ) : (
        <>
          <p className="analysis-amount num">{money(year.expected)}</p>
          {first && (
            <p className="t-lead">
              {words.keepText({ level: serviceText(first.level.name, language), net: money(first.net) })}
            </p>
          )}
          <RangeBar year={year} money={money} />
          <Figures estimate={estimate} money={money} />
        </>
      )}
      {adjustment && (
        <p className="analysis-note" data-content>
          {words.adjusted({ percent: percent(adjustment.percent * 100) })} {adjustment.note}
        </p>
      )}
    </section>
  )
}
