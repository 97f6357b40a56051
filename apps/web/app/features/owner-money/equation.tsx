import './owner-money.css'
import type { Money } from '@porchlight/contract'
import { Stat, UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A year of an owner's account; `bookedAhead` is not earned yet. */
export type OwnerSums = { year: number; earned: Money; paid: Money; onTheWay: Money; bookedAhead: Money }
type Sums = Pick<OwnerSums, 'year' | 'earned' | 'paid' | 'onTheWay'>
/** Links to the details of a figure. */
export type FigureLinks = Partial<Record<'earned' | 'paid' | 'onTheWay' | 'bookedAhead', string>>

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

/** Payouts of earlier years' earnings, without which the equation doesn't add up. */
const carriedOver = ({ earned, paid, onTheWay }: Sums): Money => ({
  amount: paid.amount + onTheWay.amount - earned.amount,
  currency: earned.currency,
})

const ShareBar = ({ paid, onTheWay }: Sums) => {
  const whole = Math.max(1, paid.amount + onTheWay.amount)
  return (
    <span className="money-share" aria-hidden="true">
      <span style={{ flexGrow: Math.max(0, paid.amount) / whole }} />
      <span style={{ flexGrow: Math.max(0, onTheWay.amount) / whole }} />
    </span>
  )
}

const Equation = ({ sums, links }: { sums: Sums; links: FigureLinks }) => {
  const { amount } = useFormats()
  const words = useWords(ownerTodayWords)
  const carried = carriedOver(sums)
  return (
    <div className="money-equation" data-terms={carried.amount === 0 ? 3 : 4}>
      {carried.amount !== 0 && (
        <>
          <Stat
            quiet
            label={words.carried({ year: sums.year - 1 })}
            figure={amount(carried)}
            note={words.carriedText}
          />
          <Sign sign="+" label={words.plus} />
        </>
      )}
      <Stat
        label={words.earned({ year: sums.year })}
        figure={<Figure to={links.earned}>{amount(sums.earned)}</Figure>}
        note={words.earnedText}
      />
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

/** Earned equals paid plus pending; upcoming bookings stand apart because they are not earned yet. */
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
