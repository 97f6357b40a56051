import type { ownerToday, ResultsOf } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { MoneyEquation } from '#app/features/owner-money/equation.tsx'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { statementPath } from '../statement-path.ts'
import { NextPayout } from './next-payout.tsx'

type Today = ResultsOf<typeof ownerToday>
type Props = { money: Today['money']; next: Today['nextPayout']; homes: number; today: string }

/** The year's earnings as an equation, and the next payout. */
export const EarningsSoFar = ({ money, next, homes, today }: Props) => {
  const words = useWords(ownerTodayWords)
  const statement = statementPath({ year: money.year, quarter: Math.ceil(Number(today.slice(5, 7)) / 3) })
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
      <MoneyEquation sums={money} />
      {next && <NextPayout next={next} />}
    </Section>
  )
}
