import type { StatementData, StatementLineData, TextData } from '@porchlight/contract'
import { textIn } from '@porchlight/wording'

/**
 * A line of an owner invoice, in minor units; positive: they owe it. `line` comes from their statement; the others are
 * the balance at the start of the quarter, what earlier invoices already ask for, and what was received after its end.
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
  // When a statement repeats itself, the document says it once.
  detail: textIn('en', label).endsWith(textIn('en', detail)) ? '' : detail,
  home,
  amount: -amount.amount || 0,
})

const plain = (kind: DueLine['kind'], amount: number): DueLine[] =>
  amount === 0 ? [] : [{ kind, label: '', detail: '', home: null, amount }]

/**
 * From a quarter's statement to the amount invoiced: the lines add up to `billed`.
 * @param earlier the amount earlier invoices still ask for
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
