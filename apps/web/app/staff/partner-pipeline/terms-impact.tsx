import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type Impact = {
  /** What changes: a figure, as it is and as it will be. */
  changes: readonly { what: string; before: string; after: string }[]
  /** What would have come of it. */
  effects?: readonly string[]
  /** A second person decides. */
  waits: boolean
}

/** What changes by terms before they are saved, and who decides. */
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
