import type { StatementBody } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Corrections to earlier quarters, posted in this one; they sum to "Adjustments" (R47). */
export const Corrections = ({ statement }: { statement: StatementBody }) => {
  const { dayShort, amount } = useFormats()
  const words = useWords(ownerStatementWords)
  const changes = statement.homes.flatMap((home) =>
    home.lines.filter(({ kind }) => kind === 'adjustment').map((line) => ({ home: home.name, line })),
  )
  return (
    <section className="statement-changed">
      <h2>{words.changed}</h2>
      {changes.length === 0 && <p className="muted">{words.nothingChanged}</p>}
      <ul>
        {changes.map(({ home, line }) => (
          <li key={line.id} data-changed="">
            <span>
              {line.label}
              <small>
                {home} · {dayShort(line.on)} · {line.detail}
              </small>
            </span>
            <b data-negative={line.amount.amount < 0 || undefined}>{amount(line.amount)}</b>
          </li>
        ))}
        {changes.length > 0 && (
          <li>
            <b>{words.together}</b>
            <b>{amount(statement.adjustments)}</b>
          </li>
        )}
      </ul>
    </section>
  )
}
