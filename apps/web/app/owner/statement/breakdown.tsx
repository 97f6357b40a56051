import { isOwnersCost, type StatementLine } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Row = Pick<StatementLine['parts'][number], 'code' | 'label' | 'why' | 'amount'>

/** `rule`: also shows below the name what share of the home's money it is, for layouts without a details column. */
const Rows = ({ rows, rule = false, earned = false }: { rows: readonly Row[]; rule?: boolean; earned?: boolean }) => {
  const { amount } = useFormats()
  return rows.map((row) => (
    <tr key={`${row.code} ${row.label}`} data-earned={earned || undefined}>
      <td>
        {row.label}
        {rule && <small className="statement-rule">{row.why}</small>}
      </td>
      <td>{row.why}</td>
      <td>{amount(row.amount)}</td>
    </tr>
  ))
}

/** From what the guest paid, through the rent and the owner's fees, to the owner's amount. */
export const Breakdown = ({ line: { parts, earns = [], amount: yours } }: { line: StatementLine }) => {
  const { amount } = useFormats()
  const words = useWords(ownerStatementWords)
  const withRent = earns.length > 0
  return (
    <table className="statement-parts">
      <caption>{words.whose}</caption>
      <tbody>
        <Rows rows={withRent ? parts.filter((part) => !isOwnersCost(part)) : parts} />
      </tbody>
      {withRent && (
        <tbody className="statement-earns">
          <Rows rows={earns} rule earned />
          <Rows rows={parts.filter(isOwnersCost)} rule />
        </tbody>
      )}
      <tfoot>
        <tr>
          <td>{words.yoursOf}</td>
          <td />
          <td>{amount(yours)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
