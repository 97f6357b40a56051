import type { StatementData, StatementLineData, TextData } from '@porchlight/contract'
import { textIn } from '@porchlight/wording'

/**
 * A line of an invoice to an owner, in minor units; positive: they owe it. `line` is one of their statement; the others say
 * what they stood at when the quarter began, what earlier invoices ask already, and what came in after its end.
 */
export type DueLine = {
  kind: 'opening' | 'line' | 'earlier' | 'since'
  label: string | TextData
  detail: string | TextData
  home: { id: number; name: string } | null
  amount: number
}

/** Everything on the document. */
export type DueDocument = {
  owner: { name: string; email: string }
  seller: { name: string; address: string; email: string; phone: string }
  lines: DueLine[]
}

type Reported = Pick<StatementData, 'opening' | 'closing' | 'homes' | 'payoutLines'>

const lineOf = ({ label, detail, amount }: StatementLineData, home: DueLine['home']): DueLine => ({
  kind: 'line',
  label,
  // Where a statement says the same twice the document says it once.
  detail: textIn('en', label).endsWith(textIn('en', detail)) ? '' : detail,
  home,
  amount: -amount.amount || 0,
})

const plain = (kind: DueLine['kind'], amount: number): DueLine[] =>
  amount === 0 ? [] : [{ kind, label: '', detail: '', home: null, amount }]

/**
 * From the statement of a quarter to what is asked for: the lines come to `asked`.
 * @param earlier what earlier invoices still ask
 */
export const dueLines = (statement: Reported, { billed, earlier }: { billed: number; earlier: number }): DueLine[] => {
  const owedThen = -statement.closing.amount
  return [
    ...plain('opening', -statement.opening.amount || 0),
    ...statement.homes.flatMap(({ id, name, lines }) => lines.map((line) => lineOf(line, { id, name }))),
    ...statement.payoutLines.map((line) => lineOf(line, null)),
    ...plain('earlier', -earlier || 0),
    ...plain('since', billed + earlier - owedThen),
  ]
}
