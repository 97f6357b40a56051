import {
  isEarned,
  isExpense,
  type Language,
  type Money,
  type Statement,
  type StatementBody,
  type StatementLine,
} from '@porchlight/contract'
import { printed, type Sheet } from '#kernel/paper/sheet'
import { type StatementWords, statementWords } from './statement-words.ts'

type Printed = StatementBody | Statement

const negative = ({ amount, currency }: Money): Money => ({ amount: -amount || 0, currency })

const titleOf = (statement: Printed, words: StatementWords): string =>
  'quarter' in statement
    ? words.quarterTitle(statement.year, statement.quarter)
    : words.daysTitle(statement.from, statement.to)

const statusOf = (statement: Printed, words: StatementWords): string =>
  words.standing['quarter' in statement ? statement.state : 'days']

const head = (sheet: Sheet, statement: Printed, words: StatementWords) => {
  const { legalName, ownerName, from, to, basis } = statement
  sheet.letterhead(legalName, [titleOf(statement, words)])
  sheet.title(words.title)
  sheet.facts([
    [words.for, ownerName],
    [words.days, words.between(from, to)],
    [words.counts, words.said(basis)],
  ])
  sheet.space(8)
  sheet.sentence(statusOf(statement, words))
}

/** opening + earned + adjustments − expenses − payouts = closing (R48). */
const sum = (sheet: Sheet, statement: Printed, words: StatementWords) => {
  const { opening, earned, adjustments, expenses, payouts, closing } = statement
  sheet.line(14, 12)
  sheet.row({ label: words.opening, amount: opening })
  sheet.row({ label: words.earned, amount: earned })
  sheet.row({ label: words.adjustments, amount: adjustments })
  sheet.row({ label: words.expenses, amount: negative(expenses) })
  sheet.row({ label: words.payouts, amount: negative(payouts) })
  sheet.line(2, 10, 'ink')
  sheet.row({ label: words.closing, amount: closing, strong: true })
}

/** What the guest paid and whose the rest is, co-owners among them, in one sentence. */
const partsOf = ({ parts }: StatementLine, words: StatementWords): string =>
  parts.map(({ label, amount }) => `${words.said(label)} ${words.money(amount)}`).join(' · ')

const lineRow = (line: StatementLine, words: StatementWords, home = '') => {
  const about = [words.day(line.on), home, line.detail].filter(Boolean).join(' · ')
  return {
    label: words.said(line.label),
    note: [about, partsOf(line, words)].filter(Boolean).join('\n'),
    amount: line.amount,
  }
}

const section = (sheet: Sheet, title: string) => {
  sheet.space(18)
  sheet.heading(title)
  sheet.line(2, 10)
}

const total = (sheet: Sheet, words: StatementWords, lines: readonly StatementLine[]) => {
  const [first] = lines
  if (!first) return
  const amount = lines.reduce((all, line) => all + line.amount.amount, 0)
  sheet.line(0, 8)
  sheet.row({ label: words.together, amount: { amount, currency: first.amount.currency }, sum: true })
}

type Counted = (kind: StatementLine['kind']) => boolean

/** Lines of one kind over all homes, each with the name of its home, and their sum. Nothing where there are none. */
const across = (sheet: Sheet, statement: Printed, words: StatementWords, title: string, counts: Counted) => {
  const lines = statement.homes.flatMap((home) =>
    home.lines.filter(({ kind }) => counts(kind)).map((line) => ({ line, home: home.name })),
  )
  if (lines.length === 0) return
  section(sheet, title)
  for (const { line, home } of lines) sheet.row(lineRow(line, words, home))
  total(
    sheet,
    words,
    lines.map(({ line }) => line),
  )
}

const earnings = (sheet: Sheet, statement: Printed, words: StatementWords) => {
  const homes = statement.homes
    .map(({ name, town, lines }) => ({ name, town, lines: lines.filter(({ kind }) => isEarned(kind)) }))
    .filter(({ lines }) => lines.length > 0)
  if (homes.length === 0) {
    section(sheet, words.earned)
    sheet.sentence(words.nothingEarned)
  }
  for (const { name, town, lines } of homes) {
    section(sheet, `${words.earned}: ${[name, town].filter(Boolean).join(', ')}`)
    for (const line of lines) sheet.row(lineRow(line, words))
    total(sheet, words, lines)
  }
}

const payouts = (sheet: Sheet, { payoutLines }: Printed, words: StatementWords) => {
  if (payoutLines.length === 0) return
  section(sheet, words.payouts)
  for (const line of payoutLines) sheet.row(lineRow(line, words))
  total(sheet, words, payoutLines)
}

/**
 * An owner's statement on document, as the call tells it: the sum, what changed since the last one, every line by its home
 * and what was paid out. In the language of its reader.
 */
export const statementPdf = (statement: Printed, language: Language): Promise<Buffer> => {
  const words = statementWords(language)
  const { legalName, ownerName } = statement
  const title = titleOf(statement, words)
  return printed(
    { title: `${title}, ${ownerName}`, author: legalName, language, foot: `${legalName} · ${title}` },
    (sheet) => {
      head(sheet, statement, words)
      sum(sheet, statement, words)
      across(sheet, statement, words, words.changed, (kind) => kind === 'adjustment')
      earnings(sheet, statement, words)
      across(sheet, statement, words, words.expenses, isExpense)
      payouts(sheet, statement, words)
      sheet.space(14)
      sheet.sentence(words.foot(legalName))
    },
  )
}
