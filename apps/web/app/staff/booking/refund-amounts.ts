import type { Money, ResultsOf, refundableLines } from '@porchlight/contract'

export type RefundableLine = ResultsOf<typeof refundableLines>['lines'][number]
/** The refund of each line, by its id. */
export type RefundAmounts = Readonly<Record<string, Money | null>>

/** How the amounts are worked out: entered, or the same share of every line, of some nights, or all of it. */
export const refundModes = ['lines', 'percent', 'nights', 'everything'] as const
export type RefundMode = (typeof refundModes)[number]

const shareOf =
  (share: (line: RefundableLine) => number) =>
  (lines: readonly RefundableLine[]): RefundAmounts =>
    Object.fromEntries(
      lines.map((line) => {
        const amount = Math.round(line.amount.amount * share(line))
        return [line.line, amount > 0 ? { ...line.amount, amount } : null]
      }),
    )

export const percentOfLines = (lines: readonly RefundableLine[], percent: number): RefundAmounts =>
  shareOf(() => percent / 100)(lines)

/** The average price of some of a stay's nights; fees stay. */
export const rentOfNights = (lines: readonly RefundableLine[], nights: number, of: number): RefundAmounts =>
  shareOf(({ isNights }) => (isNights ? nights / of : 0))(lines)

export const everythingOf: (lines: readonly RefundableLine[]) => RefundAmounts = shareOf(() => 1)

/** Those with an amount, as the API takes them. */
export const chosenLines = (amounts: RefundAmounts): { line: string; amount: number }[] =>
  Object.entries(amounts).flatMap(([line, money]) =>
    money && money.amount > 0 ? [{ line, amount: money.amount }] : [],
  )
