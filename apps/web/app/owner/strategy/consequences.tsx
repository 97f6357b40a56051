import type { previewStrategy, ResultsOf } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { strategiesWords } from '#app/lib/messages/owner/strategies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NightsEffect } from '../pricing/editor/nights-effect.tsx'
import { type Strategies, usePriceMove } from './strategy-cards.tsx'

export type StrategyPreview = ResultsOf<typeof previewStrategy>

/** What today's prices are expected to bring: those of the strategy in force, or the home's own. */
const useExpected = (all: Strategies, { strategy }: StrategyPreview): string | null => {
  const words = useWords(strategiesWords)
  const { moneyRounded } = useFormats()
  const find = (wanted: string) => all.strategies?.find((one) => one.strategy === wanted)?.year
  const [then, now] = [find(strategy), find(all.chosen?.strategy ?? 'balanced')]
  if (!then || !now) return null
  const difference = then.owner.amount - now.owner.amount
  const amount = moneyRounded({ amount: Math.abs(difference), currency: all.currency })
  const said = difference === 0 ? words.asToday : (difference > 0 ? words.moreThan : words.lessThan)({ amount })
  return words.expect({ amount: moneyRounded(then.owner), nights: then.nights, difference: said })
}

/** What a strategy should bring, the floor, and the nights affected; the prices by season follow where they are signed. */
export const Consequences = ({ all, preview }: { all: Strategies; preview: StrategyPreview }) => {
  const words = useWords(strategiesWords)
  const { money } = useFormats()
  const moves = usePriceMove()(preview)
  const expected = useExpected(all, preview)
  const { strategy, before, after, effect, share, lastMinute } = preview
  return (
    <Section
      title={<span id="changes">{words.changes({ strategy: words.names[strategy] })}</span>}
      note={words.changesNote}
    >
      <div className="strategy-changes">
        {expected && <p className="strategy-expected">{expected}</p>}
        <ul>
          {moves.map((move) => (
            <li key={move}>{move}</li>
          ))}
          {share < 0 && !lastMinute && before.discounts.every(({ kind }) => kind !== 'last_minute') && (
            <li>{words.lateNone}</li>
          )}
          <li>{after.floor ? words.floor({ floor: money(after.floor) }) : words.noFloor}</li>
        </ul>
        <div className="pricing-effect">
          {effect.nights === 0 ? <p>{words.same}</p> : <NightsEffect effect={{ ...effect, runs: [] }} />}
        </div>
      </div>
    </Section>
  )
}
