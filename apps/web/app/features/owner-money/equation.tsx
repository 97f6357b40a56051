import './owner-money.css'
import type { Money, ownerToday, ResultsOf } from '@porchlight/contract'
import { Stat, UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A year of an owner's account, as in accounting; `bookedAhead` is not earned yet. */
export type OwnerSums = ResultsOf<typeof ownerToday>['money']
/** Links to the details of a figure. */
export type FigureLinks = Partial<Record<'earned' | 'costs' | 'paid' | 'onTheWay' | 'bookedAhead', string>>

const Figure = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <UiLink className="inline-link" href={to}>
      {children}
    </UiLink>
  ) : (
    children
  )

const Sign = ({ sign, label }: { sign: string; label: string }) => (
  <span className="money-sign">
    <span aria-hidden="true">{sign}</span>
    <span className="visually-hidden">{label}</span>
  </span>
)

/** Corrections less expenses: what an account is charged in addition to its earnings. */
export const costsOf = ({ adjustments, expenses }: Pick<OwnerSums, 'adjustments' | 'expenses'>): Money => ({
  amount: adjustments.amount - expenses.amount,
  currency: adjustments.currency,
})

const ShareBar = ({ paid, onTheWay }: OwnerSums) => {
  const whole = Math.max(1, paid.amount + onTheWay.amount)
  return (
    <span className="money-share" aria-hidden="true">
      <span style={{ flexGrow: Math.max(0, paid.amount) / whole }} />
      <span style={{ flexGrow: Math.max(0, onTheWay.amount) / whole }} />
    </span>
  )
}

const Equation = ({ sums, links }: { sums: OwnerSums; links: FigureLinks }) => {
  const { amount } = useFormats()
  const words = useWords(ownerTodayWords)
  const { opening } = sums
  const costs = costsOf(sums)
  const terms = 3 + Number(opening.amount !== 0) + Number(costs.amount !== 0)
  return (
    <div className="money-equation" data-terms={terms}>
      {opening.amount !== 0 && (
        <>
          <Stat
            quiet
            label={words.fromLastYear({ year: sums.year - 1 })}
            figure={amount(opening)}
            note={words.openingText}
          />
          <Sign sign="+" label={words.plus} />
        </>
      )}
      <Stat
        label={words.earned({ year: sums.year })}
        figure={<Figure to={links.earned}>{amount(sums.earned)}</Figure>}
        note={words.earnedText}
      />
      {costs.amount !== 0 && (
        <>
          <Sign sign="+" label={words.plus} />
          <Stat
            quiet
            label={words.costs}
            figure={<Figure to={links.costs}>{amount(costs)}</Figure>}
            note={words.costsText}
          />
        </>
      )}
      <Sign sign="=" label={words.equals} />
      <Stat label={words.paid} figure={<Figure to={links.paid}>{amount(sums.paid)}</Figure>} note={words.paidText} />
      <Sign sign="+" label={words.plus} />
      <Stat
        label={words.onTheWay}
        figure={<Figure to={links.onTheWay}>{amount(sums.onTheWay)}</Figure>}
        note={words.onTheWayText}
      />
      <ShareBar {...sums} />
    </div>
  )
}

/**
 * The previous year's balance, earnings, and costs equal paid plus pending; upcoming bookings are separate because they
 * are not earned yet.
 */
export const MoneyEquation = ({ sums, links = {} }: { sums: OwnerSums; links?: FigureLinks }) => {
  const { amount } = useFormats()
  const words = useWords(ownerTodayWords)
  return (
    <div className="money-line">
      <Equation sums={sums} links={links} />
      <Stat
        quiet
        label={words.ahead}
        figure={<Figure to={links.bookedAhead}>{amount(sums.bookedAhead)}</Figure>}
        note={words.aheadText}
      />
    </div>
  )
}
