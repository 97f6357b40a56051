import type { ownReferrals, ResultsOf } from '@porchlight/contract'
import { EmptyState, Status, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { referralsWords } from '#app/lib/messages/partner/referrals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

/** Referral codes with their links. */
export const CodeTable = ({ codes }: { codes: ResultsOf<typeof ownReferrals>['codes'] }) => {
  const words = useWords(referralsWords)
  const { percent } = useFormats()
  const { publicUrl } = useSite()
  return (
    <Table
      caption={words.codes}
      rows={codes}
      rowKey={({ code }) => code}
      empty={<EmptyState title={words.noCodes}>{words.noCodesText}</EmptyState>}
      columns={[
        { id: 'code', head: words.code, cell: ({ code }) => <b data-content>{code}</b> },
        {
          id: 'address',
          head: words.address,
          cell: ({ code }) => (
            <span className="referral-address" data-content>
              {new URL(href('/book-a-property/:mapOrAffiliate?', { mapOrAffiliate: code }), publicUrl).href}
            </span>
          ),
        },
        {
          id: 'state',
          head: words.state,
          cell: ({ paused }) => (
            <Status state={paused ? 'waiting' : 'done'}>{paused ? words.rests : words.counts}</Status>
          ),
        },
        { id: 'rate', head: words.rate, align: 'end', cell: ({ rate }) => percent(rate) },
      ]}
    />
  )
}
