import type { Money } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, Section, Table } from '@porchlight/ui'
import { costsOf } from '#app/features/owner-money/equation.tsx'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Accounting, accountingHref } from './accounting.ts'

const whole = 10_000

type Figures = Pick<Accounting['money'], 'opening' | 'earned' | 'adjustments' | 'expenses' | 'paid' | 'onTheWay'>
type Row = Figures & { id: number | null; name: string; home?: Accounting['homes'][number] }

/**
 * The part of the year's figures that belongs to no home in the list: former homes, and entries of the account itself.
 */
const otherOf = ({ homes, money }: Accounting): Figures => {
  const rest = (figure: keyof Figures): Money => ({
    ...money[figure],
    amount: homes.reduce((left, home) => left - home[figure].amount, money[figure].amount),
  })
  return {
    opening: rest('opening'),
    earned: rest('earned'),
    adjustments: rest('adjustments'),
    expenses: rest('expenses'),
    paid: rest('paid'),
    onTheWay: rest('onTheWay'),
  }
}

const useRows = (accounting: Accounting): Row[] => {
  const words = useWords(ownerAccountingWords)
  const other = otherOf(accounting)
  const rows = accounting.homes.map((home): Row => ({ ...home, home }))
  const isOther = Object.values(other).some(({ amount }) => amount !== 0)
  return isOther ? [...rows, { ...other, id: null, name: words.otherItems }] : rows
}

/** Figures by home; each name links to the home's page. A phone leaves all but the money to that page. */
export const ByHome = ({ accounting }: { accounting: Accounting }) => {
  const { amount, percent, dayShort } = useFormats()
  const words = useWords(ownerAccountingWords)
  const { homes, nights, money, currency } = accounting
  const rows = useRows(accounting)
  const shared = homes.some(({ coOwners }) => coOwners !== null)
  const carries = rows.some(({ opening }) => opening.amount !== 0)
  const save = () => {
    const text = csvOf(
      [
        { name: words.home, value: ({ name }) => name },
        { name: words.opening, value: ({ opening }) => plainAmount(opening) },
        { name: words.earned, value: ({ earned }) => plainAmount(earned) },
        { name: words.adjustments, value: ({ adjustments }) => plainAmount(adjustments) },
        { name: words.expenses, value: ({ expenses }) => plainAmount(expenses) },
        { name: words.paid, value: ({ paid }) => plainAmount(paid) },
        { name: words.onTheWay, value: ({ onTheWay }) => plainAmount(onTheWay) },
        { name: words.coOwners, value: ({ home }) => home?.coOwners && plainAmount(home.coOwners) },
        { name: words.nightsHead, value: ({ home }) => home?.paidNights },
        { name: words.adrHead, value: ({ home }) => home?.adr && plainAmount(home.adr) },
        { name: words.currency, value: () => currency },
      ],
      rows,
    )
    downloadCsv(`homes-${money.year}.csv`, text)
  }
  return (
    <Section
      title={words.byHome}
      note={words.byHomeNote({ year: money.year, from: dayShort(nights.from), to: dayShort(nights.to) })}
      side={
        homes.length > 0 && (
          <Chip icon="download" aria-label={words.csvHomes} onClick={save}>
            {words.csv}
          </Chip>
        )
      }
    >
      <Table
        caption={words.homesCaption}
        className="accounting-homes"
        figures
        rows={homes.length === 0 ? [] : rows}
        rowKey={({ id }) => id ?? 'other'}
        rowHref={({ id }) => (id === null ? undefined : accountingHref(id, accounting))}
        empty={<EmptyState title={words.noHomes} />}
        columns={[
          {
            id: 'home',
            head: words.home,
            foot: words.together,
            cell: ({ name, home }) => (
              <span className="accounting-home">
                <b>{name}</b>
                {home && (
                  <small>
                    {home.share === whole ? home.town : `${home.town} · ${words.share({ share: percent(home.share) })}`}
                  </small>
                )}
              </span>
            ),
          },
          ...(carries
            ? [
                {
                  id: 'opening',
                  head: words.opening,
                  align: 'end' as const,
                  onPhone: false as const,
                  onTablet: false as const,
                  foot: amount(money.opening),
                  cell: ({ opening }: Row) => amount(opening),
                },
              ]
            : []),
          {
            id: 'earned',
            head: words.earned,
            align: 'end',
            foot: amount(money.earned),
            cell: ({ earned }) => <b>{amount(earned)}</b>,
          },
          {
            id: 'costs',
            head: words.costs,
            align: 'end',
            onPhone: false,
            foot: amount(costsOf(money)),
            cell: (row) => amount(costsOf(row)),
          },
          { id: 'paid', head: words.paid, align: 'end', foot: amount(money.paid), cell: ({ paid }) => amount(paid) },
          {
            id: 'way',
            head: words.onTheWay,
            align: 'end',
            foot: amount(money.onTheWay),
            cell: ({ onTheWay }) => amount(onTheWay),
          },
          ...(shared
            ? [
                {
                  id: 'co-owners',
                  head: words.coOwners,
                  align: 'end' as const,
                  onPhone: false as const,
                  onTablet: false as const,
                  cell: ({ home }: Row) => home?.coOwners && amount(home.coOwners),
                },
              ]
            : []),
          {
            id: 'nights',
            head: words.paidShare,
            align: 'end',
            onPhone: false,
            foot: nights.paid,
            cell: ({ home }) => home && `${home.paidNights} · ${percent(Math.round(home.paidShare * 100) * 100)}`,
          },
          {
            id: 'adr',
            head: words.adrHead,
            align: 'end',
            onPhone: false,
            onTablet: false,
            cell: ({ home }) => home && (home.adr ? amount(home.adr) : words.none),
          },
        ]}
      />
    </Section>
  )
}
