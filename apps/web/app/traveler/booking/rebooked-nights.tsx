import type { Resale } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { rebookedNightsWords } from '#app/lib/messages/traveler/rebooked-nights.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useResaleText } from '#app/lib/resale-text.ts'

/** Nights of a canceled stay that other guests rebooked, and the refund for them (R40). */
export const RebookedNights = ({ resale }: { resale: Resale }) => {
  const { money } = useFormats()
  const words = useWords(rebookedNightsWords)
  const resaleText = useResaleText()
  const { rebooked, nights, refunded } = resale
  return (
    <section className="trip-panel num" aria-labelledby="let-again">
      <h2 id="let-again">{words.title}</h2>
      <p>{words.count({ rebooked, nights })}</p>
      <span className="trip-bar" aria-hidden="true">
        <span style={{ width: `${(rebooked / nights) * 100}%` }} />
      </span>
      {refunded.amount > 0 && <p className="t-small">{words.given({ amount: money(refunded) })}</p>}
      <p className="t-small muted">
        {resaleText(resale)} {words.counted}
      </p>
    </section>
  )
}
