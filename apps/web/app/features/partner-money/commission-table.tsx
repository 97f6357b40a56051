import './partner-money.css'
import type { Commission, CommissionState } from '@porchlight/contract'
import { EmptyState, Status, type StatusState, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

export const stateShapes: Record<CommissionState, StatusState> = {
  tracked: 'off',
  booked: 'yours',
  earned: 'half',
  approved: 'half',
  scheduled: 'waiting',
  paid: 'done',
  reversed: 'broken',
}

const State = ({ commission }: { commission: Commission }) => {
  const words = useWords(commissionWords)
  const { date } = useFormats()
  const { state, reason, changedAt, holds, dispute, invoice } = commission
  const why = invoice && state !== 'reversed' ? words.invoiceNumber({ number: invoice }) : words.reasons[reason]
  return (
    <span className="commission-cell">
      <Status state={stateShapes[state]}>{words.states[state]}</Status>
      <small>
        {why}, {date(changedAt.slice(0, 10))}
      </small>
      {holds
        .filter((hold) => hold !== 'dispute')
        .map((hold) => (
          <small key={hold}>{words.holds[hold]}</small>
        ))}
      {dispute && !dispute.answer && <small>{words.answerBy({ day: date(dispute.answerBy) })}</small>}
      {dispute?.answer && <small data-content>{words.answered({ answer: dispute.answer })}</small>}
    </span>
  )
}

type Props = {
  commissions: readonly Commission[]
  caption: string
  /** What can be done about one. */
  actsOf?: (commission: Commission) => ReactNode
}

/** Commissions with guest, stay, status, next date and amount. */
export const CommissionTable = ({ commissions, caption, actsOf }: Props) => {
  const words = useWords(commissionWords)
  const { amount, stayDates, date, percent } = useFormats()
  return (
    <Table
      caption={caption}
      rows={commissions}
      rowKey={({ id }) => id}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'guest',
          head: words.guestAndHome,
          cell: ({ booking, note, source }) => (
            <span className="commission-cell">
              <b data-content>{booking?.guest ?? note}</b>
              {booking && <small data-content>{booking.home}</small>}
              <small>
                {booking && <span className="num">{booking.number} · </span>}
                {words.sources[source]}
              </small>
            </span>
          ),
        },
        {
          id: 'stay',
          head: words.stay,
          cell: ({ booking }) => (booking ? <span className="num">{stayDates(booking)}</span> : '—'),
        },
        { id: 'state', head: words.state, cell: (commission) => <State commission={commission} /> },
        {
          id: 'next',
          head: words.next,
          cell: ({ nextOn }) => (nextOn ? <span className="num">{date(nextOn)}</span> : '—'),
        },
        {
          id: 'amount',
          head: words.commission,
          align: 'end',
          cell: ({ amount: value, rate, state, paid }) => (
            <span className="commission-cell num">
              <b>{amount(state === 'reversed' ? { ...paid, amount: -paid.amount } : value)}</b>
              {rate !== null && <small>{percent(rate)}</small>}
            </span>
          ),
        },
        ...(actsOf ? [{ id: 'acts', head: <span className="visually-hidden">{words.acts}</span>, cell: actsOf }] : []),
      ]}
    />
  )
}
