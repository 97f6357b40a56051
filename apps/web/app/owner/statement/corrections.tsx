import type { StatementBody } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Line } from './line.tsx'

/** Corrections to earlier quarters, posted in this one; they sum to "Adjustments" (R47). */
export const Corrections = ({ statement }: { statement: StatementBody }) => {
  const { dayShort, amount } = useFormats()
  const words = useWords(ownerStatementWords)
  const changes = statement.homes.flatMap((home) =>
    home.lines.filter(({ kind }) => kind === 'adjustment').map((line) => ({ home: home.name, line })),
  )
  return (
    <section className="statement-changed">
      <h2>
        {words.changed}
        {changes.length > 0 && <small>{words.changedNote}</small>}
      </h2>
      {changes.length === 0 && <p className="muted">{words.nothingChanged}</p>}
      {changes.map(({ home, line }) => (
        <Line key={line.id} line={line} home={home} every={false} group="statement-correction">
          <span className="statement-short">
            <span className="statement-date">{dayShort(line.on)}</span>
            <span className="statement-name">
              <b>{line.label}</b> <small>{[home, line.detail].filter(Boolean).join(' · ')}</small>
            </span>
            <b className="statement-figure" data-negative={line.amount.amount < 0 || undefined}>
              {amount(line.amount)}
            </b>
          </span>
        </Line>
      ))}
      {changes.length > 0 && (
        <div className="statement-short statement-total">
          <span className="statement-total-name">{words.together}</span>
          <b className="statement-figure">{amount(statement.adjustments)}</b>
        </div>
      )}
    </section>
  )
}
