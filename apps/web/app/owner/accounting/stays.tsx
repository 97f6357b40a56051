import { Chip, csvOf, Disclosure, downloadCsv, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Accounting } from './accounting.ts'

/** Stays behind the figures, each linked to its booking. */
export const Stays = ({ accounting: { stays, nights, currency } }: { accounting: Accounting }) => {
  const { amount, stayDates } = useFormats()
  const words = useWords(ownerAccountingWords)
  if (stays.length === 0) return null
  const save = () => {
    const text = csvOf(
      [
        { name: words.booking, value: (stay) => stay.number },
        { name: words.home, value: (stay) => stay.home },
        { name: words.dates, value: (stay) => `${stay.arrive}/${stay.depart}` },
        { name: words.nightsHead, value: (stay) => stay.nights },
        { name: words.rent, value: (stay) => plainAmount(stay.rent) },
        { name: words.currency, value: () => currency },
      ],
      stays,
    )
    downloadCsv(`stays-${nights.from}-${nights.to}.csv`, text)
  }
  return (
    <Disclosure className="accounting-stays" summary={words.stays({ number: stays.length })}>
      <p className="accounting-tools">
        <Chip icon="download" aria-label={words.csvStays} onClick={save}>
          {words.csv}
        </Chip>
      </p>
      <Table
        caption={words.staysCaption}
        rows={stays}
        rowKey={({ bookingId }) => bookingId}
        rowHref={({ bookingId }) => href('/owners/bookings/:bookingId', { bookingId: String(bookingId) })}
        columns={[
          { id: 'booking', head: words.booking, cell: ({ number }) => number, foot: words.together },
          { id: 'home', head: words.home, cell: ({ home }) => <b>{home}</b> },
          { id: 'dates', head: words.dates, cell: (stay) => stayDates(stay) },
          {
            id: 'nights',
            head: words.nightsHead,
            align: 'end',
            cell: (stay) => stay.nights,
            foot: stays.reduce((sum, stay) => sum + stay.nights, 0),
          },
          { id: 'rent', head: words.rent, align: 'end', cell: ({ rent }) => amount(rent), foot: amount(nights.rent) },
        ]}
      />
    </Disclosure>
  )
}
