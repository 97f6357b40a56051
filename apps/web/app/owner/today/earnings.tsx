import type { ownerToday, ResultsOf } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { MoneyEquation } from '#app/features/owner-money/equation.tsx'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { statementPath } from '../statement-path.ts'

type Sums = ResultsOf<typeof ownerToday>['money']

/** The year's earnings as an equation, linked to details. */
export const EarningsSoFar = ({ money, homes, today }: { money: Sums; homes: number; today: string }) => {
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
    </Section>
  )
}
