import type { Money, ownerToday, ResultsOf } from '@porchlight/contract'
import { Section, Status, type StatusState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Today = ResultsOf<typeof ownerToday>
type Row = Today['byHome'][number]

const marks: Record<Row['tonight'], StatusState> = {
  guest: 'done',
  owner: 'yours',
  arrival: 'half',
  unavailable: 'off',
  open: 'waiting',
}

const totalOf = (rows: readonly Row[], figure: 'earned' | 'onTheWay' | 'reserve', currency: string): Money => ({
  amount: rows.reduce((sum, row) => sum + row[figure].amount, 0),
  currency,
})

/** The owner's homes: tonight, the next arrival, how they book, and their money; each links to its accounting. */
export const Homes = ({ homes, currency }: { homes: readonly Row[]; currency: string }) => {
  const { amount, dayShort } = useFormats()
  const words = useWords(ownerTodayWords)
  if (homes.length === 0) return null
  const figure = (head: string, name: 'earned' | 'onTheWay' | 'reserve') => ({
    id: name,
    head,
    align: 'end' as const,
    foot: amount(totalOf(homes, name, currency)),
    cell: (row: Row) => amount(row[name]),
  })
  return (
    <Section title={words.byHome} note={words.byHomeNote({ currency })}>
      <Table
        caption={words.homesCaption}
        className="today-homes"
        compact
        rows={homes}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/owners/:propertyId?/accounting', { propertyId: String(id) })}
        columns={[
          {
            id: 'home',
            head: words.home,
            foot: words.together,
            cell: ({ name, town, image }) => (
              <span className="today-home">
                {image && <HomePicture image={image} sizes="48px" silent className="today-home-thumb" />}
                <span>
                  <b>{name}</b>
                  <small>{town}</small>
                </span>
              </span>
            ),
          },
          {
            id: 'tonight',
            head: words.tonightHead,
            onPhone: 'end',
            cell: ({ tonight }) => <Status state={marks[tonight]}>{words.tonight[tonight]}</Status>,
          },
          {
            id: 'next',
            head: words.nextArrivalHead,
            onPhone: false,
            cell: ({ nextArrival }) => (nextArrival ? dayShort(nextArrival) : words.none),
          },
          {
            id: 'pace',
            head: words.pace,
            align: 'end',
            cell: ({ nights, nightsYearAgo }) => words.paceCell({ nights, before: nightsYearAgo }),
          },
          { ...figure(words.earnedHead, 'earned'), onPhone: 'figure', cell: ({ earned }) => <b>{amount(earned)}</b> },
          { ...figure(words.onTheWay, 'onTheWay'), onPhone: false },
          ...(homes.some(({ reserve }) => reserve.amount > 0)
            ? [{ ...figure(words.reserve, 'reserve'), onPhone: false as const }]
            : []),
        ]}
      />
    </Section>
  )
}
