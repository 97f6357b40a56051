import type { PlainDate, TextData } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said, textIn } from '@porchlight/wording'

/** The texts of a statement PDF in one language. Names, bookings, and entry notes are not translated. */
export const statementTexts = (language: Spoken) => {
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  return {
    ...formatsOf(language),
    said: (of: string | TextData): string => textIn(language, of),
    title: text('statement.title'),
    for: text('statement.for'),
    home: text('statement.home'),
    days: text('statement.period'),
    counts: text('statement.counted'),
    status: {
      open: text('statement.standing.open'),
      closed: text('statement.standing.closed'),
      days: text('statement.standing.days'),
    },
    opening: text('statement.opening'),
    earned: text('statement.earned'),
    adjustments: text('statement.adjustments'),
    expenses: text('statement.expenses'),
    payouts: text('statement.payouts'),
    closing: text('statement.closing'),
    changed: text('statement.changed'),
    subtotal: text('statement.subtotal'),
    nothingEarned: text('statement.nothing_earned'),
    quarterTitle: (year: number, quarter: number): string =>
      text('statement.quarter_title', { year: String(year), quarter: String(quarter) }),
    daysTitle: (from: PlainDate, to: PlainDate): string => text('statement.days_title', { from, to }),
    foot: (name: string): string => text('statement.foot', { name }),
  }
}
export type StatementTexts = ReturnType<typeof statementTexts>
