import type { ExampleStay, previewAgreement, ResultsOf } from '@porchlight/contract'
import { Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { agreementTermsWords } from '#app/lib/messages/staff/agreement-terms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Sample stays under the new terms, next to what they earn now. */
export const AgreementPreview = ({ preview: { before, after } }: { preview: ResultsOf<typeof previewAgreement> }) => {
  const words = useWords(agreementTermsWords)
  const { date, money } = useFormats()
  const now = (stay: ExampleStay) => before[after.indexOf(stay)]
  const changed = (part: 'owners' | 'company') => (stay: ExampleStay) => {
    const was = now(stay)?.[part]
    return (
      <>
        <b>{money(stay[part])}</b>
        {was && was.amount !== stay[part].amount && (
          <small className="agreement-was">{words.was({ amount: money(was) })}</small>
        )}
      </>
    )
  }
  return (
    <section className="charge-reviewed" aria-label={words.effect}>
      <h3 className="t-card">{words.effect}</h3>
      {after.length === 0 ? (
        <p className="muted">{words.noPrices}</p>
      ) : (
        <Table
          caption={words.effect}
          rows={after}
          rowKey={({ arrive, nights }) => `${arrive}-${nights}`}
          columns={[
            {
              id: 'stay',
              head: words.stay,
              cell: ({ arrive, nights }) => words.sample({ nights, date: date(arrive) }),
            },
            { id: 'guest', head: words.guest, align: 'end', cell: ({ guestPays }) => money(guestPays) },
            { id: 'owners', head: words.owners, align: 'end', cell: changed('owners') },
            { id: 'company', head: words.company, align: 'end', cell: changed('company') },
          ]}
        />
      )}
      <p className="t-small muted">{words.keeps}</p>
    </section>
  )
}
