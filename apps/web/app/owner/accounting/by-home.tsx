import { Chip, csvOf, downloadCsv, EmptyState, Section, Table } from '@porchlight/ui'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Accounting, accountingHref } from './accounting.ts'

const whole = 10_000

/** Figures by home; each name links to the home's page. */
export const ByHome = ({ accounting }: { accounting: Accounting }) => {
  const { amount, percent, dayShort } = useFormats()
  const words = useWords(ownerAccountingWords)
  const { homes, nights, money, currency } = accounting
  const save = () => {
    const text = csvOf(
      [
        { name: words.home, value: ({ name }) => name },
        { name: words.earned, value: ({ earned }) => plainAmount(earned) },
        { name: words.paid, value: ({ paid }) => plainAmount(paid) },
        { name: words.onTheWay, value: ({ onTheWay }) => plainAmount(onTheWay) },
        { name: words.nightsHead, value: ({ paidNights }) => paidNights },
        { name: words.adrHead, value: ({ adr }) => adr && plainAmount(adr) },
        { name: words.currency, value: () => currency },
      ],
      homes,
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
        rows={homes}
        rowKey={({ id }) => id}
        rowHref={({ id }) => accountingHref(id, accounting)}
        empty={<EmptyState title={words.noHomes} />}
        columns={[
          {
            id: 'home',
            head: words.home,
            cell: ({ name, town, share }) => (
              <span className="accounting-home">
                <b>{name}</b>
                <small>{share === whole ? town : `${town} · ${words.share({ share: percent(share) })}`}</small>
              </span>
            ),
          },
          { id: 'earned', head: words.earned, align: 'end', cell: ({ earned }) => <b>{amount(earned)}</b> },
          { id: 'paid', head: words.paid, align: 'end', cell: ({ paid }) => amount(paid) },
          { id: 'way', head: words.onTheWay, align: 'end', cell: ({ onTheWay }) => amount(onTheWay) },
          {
            id: 'nights',
            head: words.paidShare,
            align: 'end',
            cell: ({ paidNights, paidShare }) => `${paidNights} · ${percent(Math.round(paidShare * 100) * 100)}`,
          },
          { id: 'adr', head: words.adrHead, align: 'end', cell: ({ adr }) => (adr ? amount(adr) : words.none) },
        ]}
      />
    </Section>
  )
}
