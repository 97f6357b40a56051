import { addDays, type previewStrategy, type ResultsOf, type StrategySeason } from '@porchlight/contract'
import { Section, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { strategiesWords } from '#app/lib/messages/owner/strategies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NightsEffect } from '../pricing/editor/nights-effect.tsx'
import { type Strategies, usePriceMove } from './strategy-cards.tsx'

export type StrategyPreview = ResultsOf<typeof previewStrategy>

const keyOf = ({ name, from, to }: StrategySeason): string => `${name} ${from} ${to}`

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

/** Prices by season before and after, the floor, and the nights affected. */
export const Consequences = ({ all, preview }: { all: Strategies; preview: StrategyPreview }) => {
  const words = useWords(strategiesWords)
  const prices = useWords(ownerPricingWords)
  const { date, money } = useFormats()
  const moves = usePriceMove()(preview)
  const expected = useExpected(all, preview)
  const { strategy, before, after, effect, share, lastMinute } = preview
  const known = new Map(before.seasons.map((season) => [keyOf(season), season]))
  const rows = after.seasons.map((season) => ({ season, was: known.get(keyOf(season)) }))
  const change = (now: StrategySeason['weeknight'], was: StrategySeason['weeknight'] | undefined) =>
    was && was.amount !== now.amount ? words.fromTo({ before: money(was), after: money(now) }) : money(now)
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
        <Table
          caption={words.changes({ strategy: words.names[strategy] })}
          rows={rows}
          rowKey={({ season }) => keyOf(season)}
          columns={[
            {
              id: 'season',
              head: words.season,
              cell: ({ season: { name, from, to } }) => (
                <span className="strategy-home">
                  <b>{from ? name : words.others}</b>
                  {from && to && <small>{prices.range({ from: date(from), to: date(addDays(to, -1)) })}</small>}
                </span>
              ),
            },
            {
              id: 'night',
              head: words.weeknight,
              align: 'end',
              cell: ({ season, was }) => change(season.weeknight, was?.weeknight),
            },
            {
              id: 'weekend',
              head: words.weekend,
              align: 'end',
              cell: ({ season, was }) => change(season.weekendNight, was?.weekendNight),
            },
          ]}
        />
        <div className="pricing-effect">
          {effect.nights === 0 ? <p>{words.same}</p> : <NightsEffect effect={{ ...effect, runs: [] }} />}
        </div>
      </div>
    </Section>
  )
}
