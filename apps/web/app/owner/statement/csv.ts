import type { StatementBody } from '@porchlight/contract'
import { decimalAmount } from '#app/lib/decimal-amount.ts'

const spreadsheetCommand = /^[=+\-@\t\r]/

/** A cell of a CSV file (RFC 4180). An apostrophe keeps text from running as a formula. */
export const csvCell = (value: string | number): string => {
  const text = typeof value === 'string' && spreadsheetCommand.test(value) ? `'${value}` : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * All statement lines with their entries, and below each its parts: every fee, tax, and commission by its own name.
 * Codes are next to the names, for programs. Parts have a separate column, so that the lines' amounts add up. RFC 4180.
 */
export const statementCsv = (statement: StatementBody, head: readonly string[]): string => {
  const lines = [
    ...statement.homes.flatMap((home) => home.lines.map((line) => ({ home: home.name, line }))),
    ...statement.payoutLines.map((line) => ({ home: '', line })),
  ]
  const rows = lines
    .toSorted((a, b) => a.line.on.localeCompare(b.line.on))
    .flatMap(({ home, line }) => [
      [
        ...[line.on, line.kind, line.code ?? '', home, line.label, line.detail, line.nights ?? ''].map(csvCell),
        decimalAmount(line.amount),
        line.amount.currency,
        line.entries.map(({ id }) => id).join(' '),
        ',,,',
      ].join(','),
      ...line.parts.map((part) =>
        [
          ...[line.on, 'part', line.code ?? '', home, line.label, line.detail, '', ''].map(csvCell),
          part.amount.currency,
          '',
          ...[part.code ?? '', part.fee ?? '', part.label].map(csvCell),
          decimalAmount(part.amount),
        ].join(','),
      ),
    ])
  return [head.join(','), ...rows, ''].join('\r\n')
}
