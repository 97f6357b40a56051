import type { RentsPaid } from '@porchlight/contract'
import { Chip, ChipFile, ChipLink, csvOf, Disclosure, downloadCsv, Section, Table, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Accounting, accountingHref } from './accounting.ts'

type Rent = RentsPaid['rents'][number]

const useSave = ({ year, rents }: RentsPaid): (() => void) => {
  const words = useWords(ownerAccountingWords)
  return () =>
    downloadCsv(
      `rents-${year}.csv`,
      csvOf<Rent>(
        [
          { name: words.rents.paidOn, value: ({ on }) => on },
          { name: words.home, value: ({ home }) => home },
          { name: words.rents.what, value: ({ document }) => document },
          { name: words.rents.gross, value: ({ gross }) => plainAmount(gross) },
          { name: words.rents.net, value: ({ net }) => plainAmount(net) },
          { name: words.currency, value: ({ gross }) => gross.currency },
        ],
        rents,
      ),
    )
}

const What = ({ rent: { document, bookingId } }: { rent: Rent }) =>
  bookingId === null ? (
    document
  ) : (
    <UiLink className="inline-link" href={href('/owners/bookings/:bookingId', { bookingId: String(bookingId) })}>
      {document}
    </UiLink>
  )

const Behind = ({ rents, sums }: Pick<RentsPaid, 'rents' | 'sums'>) => {
  const { day, amount } = useFormats()
  const words = useWords(ownerAccountingWords)
  return (
    <Disclosure className="accounting-stays" summary={words.rents.list({ number: rents.length })}>
      <Table
        caption={words.rents.caption}
        rows={rents.map((rent, at) => ({ ...rent, at }))}
        rowKey={({ at }) => at}
        columns={[
          { id: 'on', head: words.rents.paidOn, cell: ({ on }) => day(on), foot: words.together },
          { id: 'home', head: words.home, cell: ({ home }) => <b>{home}</b> },
          { id: 'what', head: words.rents.what, cell: (rent) => <What rent={rent} /> },
          {
            id: 'gross',
            head: words.rents.gross,
            align: 'end',
            cell: ({ gross }) => amount(gross),
            foot: sums.map(({ gross }) => amount(gross)).join(' · '),
          },
          {
            id: 'net',
            head: words.rents.net,
            align: 'end',
            cell: ({ net }) => amount(net),
            foot: sums.map(({ net }) => amount(net)).join(' · '),
          },
        ]}
      />
    </Disclosure>
  )
}

/** `pdf`: URL of the PDF. */
type Props = { rents: RentsPaid; pdf: string; accounting: Accounting }

/** Rent of a tax year as on the owner's 1099-MISC, with its payments. */
export const Rents = ({ rents, pdf, accounting }: Props) => {
  const { money } = useFormats()
  const words = useWords(ownerAccountingWords)
  const save = useSave(rents)
  const { year, years, sums } = rents
  return (
    <div id="rents">
      <Section
        title={words.rents.title}
        note={words.rents.note}
        side={
          <>
            {years.length > 1 && (
              <nav className="accounting-years" aria-label={words.rents.years}>
                {years.map((one) => (
                  <ChipLink
                    key={one}
                    on={one === year}
                    removable={false}
                    href={`${accountingHref(undefined, accounting)}&rents=${one}#rents`}
                  >
                    {one}
                  </ChipLink>
                ))}
              </nav>
            )}
            {rents.rents.length > 0 && (
              <>
                <ChipFile aria-label={words.rents.pdfLabel} href={pdf} download={`rents-${year}.pdf`}>
                  {words.rents.pdf}
                </ChipFile>
                <Chip icon="download" aria-label={words.rents.csv} onClick={save}>
                  {words.csv}
                </Chip>
              </>
            )}
          </>
        }
      >
        {sums.length === 0 ? (
          <p className="muted">{words.rents.none({ year: String(year) })}</p>
        ) : (
          <>
            <p className="accounting-rents num">{sums.map(({ gross }) => money(gross)).join(' · ')}</p>
            <p className="muted">{words.rents.lead({ year: String(year) })}</p>
            <Behind {...rents} />
          </>
        )}
      </Section>
    </div>
  )
}
