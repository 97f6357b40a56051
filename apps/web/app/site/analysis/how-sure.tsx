import { useFormats } from '#app/lib/formats.ts'
import { analysisWords } from '#app/lib/messages/leads/analysis.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { certaintyOf, spreadOf } from './certainty.ts'
import type { Estimate } from './headline.tsx'

const steps = [1, 2, 3, 4, 5]

/** How certain the estimate is, in words first, and the figures behind it. */
export const HowSure = ({ estimate }: { estimate: Estimate }) => {
  const words = useWords(analysisWords)
  const { percent, count } = useFormats()
  const { medianError, coverage, homes } = estimate.backtest
  const certainty = certaintyOf(estimate)
  return (
    <section className="analysis-section analysis-certainty">
      <div>
        <h2 className="t-h2">{words.sureTitle}</h2>
        <div className="analysis-steps" aria-hidden="true">
          {steps.map((step) => (
            <span key={step} data-on={step < certainty || undefined} data-lit={step === certainty || undefined} />
          ))}
        </div>
        <p className="t-h3">
          {estimate.thin
            ? words.notSure
            : words.sure({
                level: String(certainty),
                percent: percent(Math.round(spreadOf(estimate.year) * 10_000), { maximumFractionDigits: 0 }),
              })}
        </p>
        <p className="muted">{words.method}</p>
      </div>
      <ul className="analysis-sure">
        <li>
          <b className="num">{count(estimate.close)}</b>
          <span>{words.sureClose({ homes: estimate.homes })}</span>
        </li>
        <li>
          <b className="num">{count(estimate.nights)}</b>
          <span>{words.sureNights}</span>
        </li>
        <li>
          <b className="num">{percent(Math.round(medianError * 100), { maximumFractionDigits: 1 })}</b>
          <span>
            {words.sureError({ homes, coverage: percent(Math.round(coverage * 100), { maximumFractionDigits: 0 }) })}
          </span>
        </li>
        <li>
          <b>{words.notSeen}</b>
          <span>{words.sureCondition}</span>
        </li>
      </ul>
    </section>
  )
}
