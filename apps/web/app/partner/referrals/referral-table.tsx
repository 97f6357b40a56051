import type { Referral } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { referralsWords } from '#app/lib/messages/partner/referrals.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Commission: final once the stay is over. */
const Commission = ({ referral: { commission, rate, status } }: { referral: Referral }) => {
  const words = useWords(referralsWords)
  const { money, percent } = useFormats()
  if (!commission) return words.nothing
  return (
    <span className="referral-cell num">
      {money(commission)}
      <small>{percent(rate)}</small>
      {status !== 'completed' && <small>{words.toCome}</small>}
    </span>
  )
}

/** Bookings through the partner's referral links (R59). */
export const ReferralTable = ({ referrals }: { referrals: readonly Referral[] }) => {
  const words = useWords(referralsWords)
  const { states } = useWords(ownerBookingsWords)
  const { stayDates, day } = useFormats()
  const whyOf = (named: boolean, code: string, on: string) =>
    named ? words.named({ day: on }) : words.came({ code, day: on })
  return (
    <Table
      caption={words.bookings}
      rows={referrals}
      rowKey={({ bookingId }) => bookingId}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'booking',
          head: words.booking,
          cell: ({ number, guest, status }) => (
            <span className="referral-cell">
              <b className="num">{number}</b>
              <small data-content>{guest}</small>
              <small>{states[status]}</small>
            </span>
          ),
        },
        {
          id: 'stay',
          head: words.stay,
          cell: ({ home, ...stay }) => (
            <span className="referral-cell">
              <span data-content>{home}</span>
              <small className="num">{stayDates(stay)}</small>
            </span>
          ),
        },
        {
          id: 'reason',
          head: words.reason,
          cell: ({ code, named, arrivedAt, carriedFrom }) => (
            <span className="referral-cell">
              <span>{whyOf(named, code, day(arrivedAt.slice(0, 10)))}</span>
              {carriedFrom && <small>{words.carriedFrom({ number: carriedFrom })}</small>}
            </span>
          ),
        },
        {
          id: 'commission',
          head: words.commission,
          align: 'end',
          cell: (referral) => <Commission referral={referral} />,
        },
      ]}
    />
  )
}
