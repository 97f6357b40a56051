import {
  isEarned,
  isExpense,
  isOwnersCost,
  type Money,
  type StatementBodyData,
  type StatementData,
  type StatementLineData,
} from '@porchlight/contract'
import type { Spoken } from '@porchlight/wording'
import { printed, type Sheet } from '#kernel/paper/sheet'
import { type StatementTexts, statementTexts } from './statement-texts.ts'

type Printed = StatementBodyData | StatementData

const negative = ({ amount, currency }: Money): Money => ({ amount: -amount || 0, currency })

const titleOf = (statement: Printed, texts: StatementTexts): string =>
  'quarter' in statement
    ? texts.quarterTitle(statement.year, statement.quarter)
    : texts.daysTitle(statement.from, statement.to)

const statusOf = (statement: Printed, texts: StatementTexts): string =>
  texts.status['quarter' in statement ? statement.state : 'days']

const head = (sheet: Sheet, statement: Printed, texts: StatementTexts, home: string | undefined) => {
  const { legalName, ownerName, from, to, basis } = statement
  sheet.letterhead(legalName, [titleOf(statement, texts)])
  sheet.title(texts.title)
  sheet.facts([
    [texts.for, ownerName],
    ...(home === undefined ? [] : [[texts.home, home] as const]),
    [texts.days, texts.between(from, to)],
    [texts.counts, texts.said(basis)],
  ])
  sheet.space(8)
  sheet.sentence(statusOf(statement, texts))
}

/** opening + earned + adjustments − expenses − payouts = closing (R48). */
const sum = (sheet: Sheet, statement: Printed, texts: StatementTexts) => {
  const { opening, earned, adjustments, expenses, payouts, closing } = statement
  sheet.line(14, 12)
  sheet.row({ label: texts.opening, amount: opening })
  sheet.row({ label: texts.earned, amount: earned })
  sheet.row({ label: texts.adjustments, amount: adjustments })
  sheet.row({ label: texts.expenses, amount: negative(expenses) })
  sheet.row({ label: texts.payouts, amount: negative(payouts) })
  sheet.line(2, 10, 'ink')
  sheet.row({ label: texts.closing, amount: closing, strong: true })
}

type Named = StatementLineData['parts'][number]

const inOneLine = (parts: readonly Pick<Named, 'label' | 'amount'>[], texts: StatementTexts): string =>
  parts.map(({ label, amount }) => `${texts.said(label)} ${texts.money(amount)}`).join(' · ')

/** What the guest paid and who gets the rest; below it, if there is rent, what the agreement deducts. */
const partsOf = ({ parts, earns = [] }: StatementLineData, texts: StatementTexts): string => {
  if (earns.length === 0) return inOneLine(parts, texts)
  const [owners, others] = [parts.filter(isOwnersCost), parts.filter((part) => !isOwnersCost(part))]
  return [inOneLine(others, texts), inOneLine([...earns, ...owners], texts)].join('\n')
}

const lineRow = (line: StatementLineData, texts: StatementTexts, home = '') => {
  const about = [texts.day(line.on), home, texts.said(line.detail)].filter(Boolean).join(' · ')
  return {
    label: texts.said(line.label),
    note: [about, partsOf(line, texts)].filter(Boolean).join('\n'),
    amount: line.amount,
  }
}

const section = (sheet: Sheet, title: string) => {
  sheet.space(18)
  sheet.heading(title)
  sheet.line(2, 10)
}

const total = (sheet: Sheet, texts: StatementTexts, lines: readonly StatementLineData[]) => {
  const [first] = lines
  if (!first) return
  const amount = lines.reduce((all, line) => all + line.amount.amount, 0)
  sheet.line(0, 8)
  sheet.row({ label: texts.subtotal, amount: { amount, currency: first.amount.currency }, sum: true })
}

type Counted = (kind: StatementLineData['kind']) => boolean

/**
 * Prints lines of one kind across all homes, each with its home's name, and their sum. Prints nothing if there are
 * none.
 */
const across = (sheet: Sheet, statement: Printed, texts: StatementTexts, title: string, counts: Counted) => {
  const lines = statement.homes.flatMap((home) =>
    home.lines.filter(({ kind }) => counts(kind)).map((line) => ({ line, home: home.name })),
  )
  if (lines.length === 0) return
  section(sheet, title)
  for (const { line, home } of lines) sheet.row(lineRow(line, texts, home))
  total(
    sheet,
    texts,
    lines.map(({ line }) => line),
  )
}

const earnings = (sheet: Sheet, statement: Printed, texts: StatementTexts) => {
  const homes = statement.homes
    .map(({ name, town, lines }) => ({ name, town, lines: lines.filter(({ kind }) => isEarned(kind)) }))
    .filter(({ lines }) => lines.length > 0)
  if (homes.length === 0) {
    section(sheet, texts.earned)
    sheet.sentence(texts.nothingEarned)
  }
  for (const { name, town, lines } of homes) {
    section(sheet, `${texts.earned}: ${[name, town].filter(Boolean).join(', ')}`)
    for (const line of lines) sheet.row(lineRow(line, texts))
    total(sheet, texts, lines)
  }
}

const payouts = (sheet: Sheet, { payoutLines }: Printed, texts: StatementTexts) => {
  if (payoutLines.length === 0) return
  section(sheet, texts.payouts)
  for (const line of payoutLines) sheet.row(lineRow(line, texts))
  total(sheet, texts, payoutLines)
}

/**
 * An owner's statement as a PDF: the sum, what changed since the last one, every line by home, and what was paid out,
 * in the reader's language.
 * @param home the home it is limited to
 */
export const statementPdf = (statement: Printed, language: Spoken, home?: string): Promise<Buffer> => {
  const texts = statementTexts(language)
  const { legalName, ownerName } = statement
  const title = titleOf(statement, texts)
  return printed(
    { title: `${title}, ${ownerName}`, author: legalName, language, foot: `${legalName} · ${title}` },
    (sheet) => {
      head(sheet, statement, texts, home)
      sum(sheet, statement, texts)
      across(sheet, statement, texts, texts.changed, (kind) => kind === 'adjustment')
      earnings(sheet, statement, texts)
      across(sheet, statement, texts, texts.expenses, isExpense)
      payouts(sheet, statement, texts)
      sheet.space(14)
      sheet.sentence(texts.foot(legalName))
    },
  )
}
