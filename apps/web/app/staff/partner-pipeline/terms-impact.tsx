import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type Impact = {
  /** One changed figure, before and after. */
  changes: readonly { what: string; before: string; after: string }[]
  /** What would have come of it. */
  effects?: readonly string[]
  /** Needs a second approver. */
  waits: boolean
}

/** Shows what new terms change before they are saved, and who decides. */
export const TermsImpact = ({ changes, effects = [], waits }: Impact) => {
  const words = useWords(staffCommissionWords)
  return (
    <div className="terms-impact" role="status">
      {changes.length === 0 ? (
        <p className="muted">{words.nothingChanges}</p>
      ) : (
        <ul>
          {changes.map(({ what, before, after }) => (
            <li key={what}>
              {what}: <span className="num">{words.fromTo({ before, after })}</span>
            </li>
          ))}
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && <p>{waits ? words.secondDecides : words.countsAlone}</p>}
    </div>
  )
}
