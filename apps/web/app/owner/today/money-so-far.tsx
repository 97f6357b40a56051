import type { Money, ownerToday, ResultsOf } from '@porchlight/contract'
import { Section, Stat, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Sums = ResultsOf<typeof ownerToday>['money']

const Sign = ({ sign, label }: { sign: string; label: string }) => (
  <span className="today-sign">
    <span aria-hidden="true">{sign}</span>
    <span className="visually-hidden">{label}</span>
  </span>
)

/** What of the payouts was earned before this year: the equation only holds with it. */
const carriedOver = ({ earned, paid, onTheWay }: Sums): Money => ({
  amount: paid.amount + onTheWay.amount - earned.amount,
  currency: earned.currency,
})

const ShareBar = ({ paid, onTheWay }: Sums) => {
  const whole = Math.max(1, paid.amount + onTheWay.amount)
  return (
    <span className="today-share" aria-hidden="true">
      <span style={{ flexGrow: Math.max(0, paid.amount) / whole }} />
      <span style={{ flexGrow: Math.max(0, onTheWay.amount) / whole }} />
    </span>
  )
}

const Equation = ({ sums }: { sums: Sums }) => {
  const { amount } = useFormats()
  const words = useWords(ownerTodayWords)
  const carried = carriedOver(sums)
  return (
    <div className="today-equation" data-terms={carried.amount === 0 ? 3 : 4}>
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
      <Stat label={words.earned({ year: sums.year })} figure={amount(sums.earned)} note={words.earnedText} />
      <Sign sign="=" label={words.equals} />
      <Stat label={words.paid} figure={amount(sums.paid)} note={words.paidText} />
      <Sign sign="+" label={words.plus} />
      <Stat label={words.onTheWay} figure={amount(sums.onTheWay)} note={words.onTheWayText} />
      <ShareBar {...sums} />
    </div>
  )
}

/** Earned is what was paid and what is on the way; what is booked ahead stands apart, since it is nobody's yet. */
export const MoneySoFar = ({ money, homes, today }: { money: Sums; homes: number; today: string }) => {
  const { amount } = useFormats()
  const words = useWords(ownerTodayWords)
  const quarter = String(Math.ceil(Number(today.slice(5, 7)) / 3))
  const statement = href('/owners/:propertyId?/accounting/statements/:year/:quarter', {
    year: String(money.year),
    quarter,
  })
  return (
    <Section
      title={words.money}
      note={words.moneyNote({ homes, currency: money.earned.currency })}
      side={
        <UiLink className="inline-link" href={statement}>
          {words.lastStatement}
        </UiLink>
      }
    >
      <div className="today-money">
        <Equation sums={money} />
        <Stat quiet label={words.ahead} figure={amount(money.bookedAhead)} note={words.aheadText} />
      </div>
    </Section>
  )
}
