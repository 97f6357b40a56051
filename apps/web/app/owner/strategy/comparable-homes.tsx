import { type Money, minorDigits } from '@porchlight/contract'
import { Section, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { strategiesWords } from '#app/lib/messages/owner/strategies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Strategies } from './strategy-cards.tsx'

/** Homes like this one, without names and rounded; or why there are none to show. */
export const ComparableHomes = ({ all: { comparables, comparableCount, own, currency } }: { all: Strategies }) => {
  const words = useWords(strategiesWords)
  const { moneyRounded, percent } = useFormats()
  const money = (units: number): Money => ({ amount: units * 10 ** minorDigits(currency), currency })
  const rows = [
    ...(own ? [{ id: 'own', name: words.yours, note: '', ...own }] : []),
    ...comparables.map(({ bedrooms, sleeps, miles, pool, ...figures }, at) => ({
      id: String(at),
      name: words.like({ bedrooms, sleeps }),
      note: [words.within({ miles }), ...(pool ? [words.pool] : [])].join(' · '),
      ...figures,
    })),
  ]
  return (
    <Section title={words.comparable} note={words.comparableNote}>
      {comparables.length === 0 ? (
        <p className="muted">{words.tooFew({ count: comparableCount })}</p>
      ) : (
        <>
          <Table
            figures
            caption={words.comparable}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'home',
                head: words.home,
                cell: ({ id, name, note }) => (
                  <span className="strategy-home">
                    {id === 'own' ? <b>{name}</b> : name}
                    {note && <small>{note}</small>}
                  </span>
                ),
              },
              { id: 'rent', head: words.rent, align: 'end', cell: ({ rent }) => moneyRounded(money(rent)) },
              {
                id: 'occupancy',
                head: words.occupancy,
                align: 'end',
                cell: ({ occupancy }) => percent(Math.round(occupancy * 10_000)),
              },
              {
                id: 'night',
                head: words.adr,
                align: 'end',
                cell: ({ averageNight }) => (averageNight > 0 ? moneyRounded(money(averageNight)) : words.none),
              },
            ]}
          />
          <p className="muted t-small">{words.shown({ shown: comparables.length, count: comparableCount })}</p>
        </>
      )}
    </Section>
  )
}
