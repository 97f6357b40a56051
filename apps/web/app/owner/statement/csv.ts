import { type Money, minorDigits, type StatementBody } from '@porchlight/contract'

/** A number for spreadsheets: decimal point, no grouping, ASCII minus. */
const figure = ({ amount, currency }: Money): string => {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

const spreadsheetCommand = /^[=+\-@\t\r]/

/** A cell of a CSV file (RFC 4180). An apostrophe keeps text from running as a formula. */
export const csvCell = (value: string | number): string => {
  const text = typeof value === 'string' && spreadsheetCommand.test(value) ? `'${value}` : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** All statement lines with their entries, one row each, with RFC 4180 line ends. */
export const statementCsv = (statement: StatementBody, head: readonly string[]): string => {
  const lines = [
    ...statement.homes.flatMap((home) => home.lines.map((line) => ({ home: home.name, line }))),
    ...statement.payoutLines.map((line) => ({ home: '', line })),
  ]
  const rows = lines
    .toSorted((a, b) => a.line.on.localeCompare(b.line.on))
    .map(({ home, line }) =>
      [
        ...[line.on, line.kind, home, line.label, line.detail, line.nights ?? ''].map(csvCell),
        figure(line.amount),
        line.amount.currency,
        line.entries.map(({ id }) => id).join(' '),
      ].join(','),
    )
  return [head.join(','), ...rows, ''].join('\r\n')
}
