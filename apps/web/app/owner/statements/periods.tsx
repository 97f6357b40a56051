import type { ResultsOf, statementsByPeriod } from '@porchlight/contract'
import { Chip, ChipLink, csvOf, downloadCsv, Section, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { daysStatementPath } from '../statement-path.ts'

type Answer = ResultsOf<typeof statementsByPeriod>
type Period = Answer['periods'][number]
export type By = 'quarter' | 'month'

const pathOf = (by: By, homeId: number | undefined): string => {
  const query = new URLSearchParams({ ...(by === 'month' && { by }), ...(homeId && { home: String(homeId) }) })
  return `${href('/owners/:propertyId?/accounting/statements')}${query.size > 0 ? `?${query}` : ''}`
}

type Choice = { by: By; homes: Answer['homes']; homeId: number | undefined }

/** By quarter or month, for all homes or one. */
export const PeriodChoice = ({ by, homes, homeId }: Choice) => {
  const { list } = useWords(ownerStatementWords)
  return (
    <nav className="statements-choice" aria-label={list.choice}>
      <span>
        {(['quarter', 'month'] as const).map((one) => (
          <ChipLink key={one} on={one === by} removable={false} href={pathOf(one, homeId)}>
            {list.by[one]}
          </ChipLink>
        ))}
      </span>
      {homes.length > 1 && (
        <span>
          <ChipLink on={homeId === undefined} removable={false} href={pathOf(by, undefined)}>
            {list.allHomes}
          </ChipLink>
          {homes.map(({ id, name }) => (
            <ChipLink key={id} on={id === homeId} removable={false} href={pathOf(by, id)} data-content>
              {name}
            </ChipLink>
          ))}
        </span>
      )}
    </nav>
  )
}

/** Months, or quarters of one home, each with its opening and closing balance; each opens its statement. */
export const Periods = ({ by, answer: { periods, property } }: { by: By; answer: Answer }) => {
  const { amount, monthName } = useFormats()
  const words = useWords(ownerStatementWords)
  const { list } = words
  const nameOf = ({ from }: Period): string =>
    by === 'month'
      ? monthName(from)
      : words.quarter({ year: Number(from.slice(0, 4)), quarter: Math.ceil(Number(from.slice(5, 7)) / 3) })
  const costsOf = ({ expenses }: Period) => ({ ...expenses, amount: -expenses.amount || 0 })
  const paidOf = ({ payouts }: Period) => ({ ...payouts, amount: -payouts.amount || 0 })
  const currency = periods[0]?.closing.currency ?? ''
  const save = () =>
    downloadCsv(
      `statements-by-${by}.csv`,
      csvOf(
        [
          { name: list.period, value: ({ from }) => (by === 'month' ? from.slice(0, 7) : from) },
          { name: words.opening, value: ({ opening }) => plainAmount(opening) },
          { name: list.earned, value: ({ earned }) => plainAmount(earned) },
          { name: words.adjustments, value: ({ adjustments }) => plainAmount(adjustments) },
          { name: words.expenses, value: (row) => plainAmount(costsOf(row)) },
          { name: list.payouts, value: (row) => plainAmount(paidOf(row)) },
          { name: list.closing, value: ({ closing }) => plainAmount(closing) },
          { name: words.currency, value: () => currency },
        ],
        periods,
      ),
    )
  const figure = (id: string, head: string, of: (row: Period) => Period['earned'], onPhone = true) =>
    ({ id, head, align: 'end', onPhone, cell: (row: Period) => amount(of(row)) }) as const
  return (
    <Section
      title={property ? list.ofHome({ home: property.name }) : list.by[by]}
      note={list.periodNote({ currency })}
      side={
        <Chip icon="download" aria-label={list.csvPeriods} onClick={save}>
          {words.csv}
        </Chip>
      }
    >
      <Table
        caption={list.periodCaption}
        className="statements-table"
        rows={periods}
        rowKey={({ from }) => from}
        rowHref={({ from, to }) => daysStatementPath({ from, to }, { homeId: property?.id, currency })}
        columns={[
          { id: 'period', head: list.period, cell: (row) => <b>{nameOf(row)}</b> },
          figure('opening', words.opening, ({ opening }) => opening, false),
          figure('earned', list.earned, ({ earned }) => earned),
          figure('adjustments', words.adjustments, ({ adjustments }) => adjustments, false),
          figure('expenses', words.expenses, costsOf, false),
          figure('payouts', list.payouts, paidOf),
          {
            id: 'closing',
            head: list.closing,
            align: 'end',
            cell: ({ closing }) => <b>{amount(closing)}</b>,
          },
        ]}
      />
    </Section>
  )
}
