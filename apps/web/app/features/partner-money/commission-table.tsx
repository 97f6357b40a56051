import './partner-money.css'
import type { Commission, CommissionState } from '@porchlight/contract'
import { EmptyState, Status, type StatusState, Table, type TableColumn } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

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
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  const { state, reason, changedAt, holds, dispute, invoice } = commission
  const why = invoice && state !== 'reversed' ? words.invoiceNumber({ number: invoice }) : words.reasons[reason]
  return (
    <span className="commission-cell">
      <Status state={stateShapes[state]}>{words.states[state]}</Status>
      <small>
        {why}, <span className="commission-day">{date(dayOf(changedAt))}</span>
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

const Guest = ({ commission, picture, link }: { commission: Commission; picture: ReactNode; link: ReactNode }) => {
  const words = useWords(commissionWords)
  const { booking, note, source, agent } = commission
  return (
    <span className="commission-guest">
      {picture}
      <span className="commission-cell">
        <b data-content>{booking?.guest ?? note}</b>
        {booking && <small data-content>{booking.home}</small>}
        <small>
          {booking && <span className="num">{link ?? booking.number} · </span>}
          {words.sources[source]}
        </small>
        {agent && <small data-content>{agent}</small>}
      </span>
    </span>
  )
}

const Stay = ({ booking }: { booking: Commission['booking'] }) => {
  const { date, dateShort } = useFormats()
  if (!booking) return '—'
  const { arrive, depart } = booking
  const from = arrive.slice(0, 4) === depart.slice(0, 4) ? dateShort(arrive) : date(arrive)
  return <span className="num commission-stay">{`${from} – ${date(depart)}`}</span>
}

const Next = ({ commission: { nextOn, state } }: { commission: Commission }) => {
  const words = useWords(commissionWords)
  const { date } = useFormats()
  if (!nextOn) return '—'
  return (
    <span className="commission-cell commission-next num">
      <small>{state === 'tracked' || state === 'booked' ? words.stayEnds : words.paidBy}</small>
      {date(nextOn)}
    </span>
  )
}

const Amount = ({ commission: { amount: value, rate, state, paid } }: { commission: Commission }) => {
  const { amount, percent } = useFormats()
  const isReversed = state === 'reversed'
  return (
    <span
      className="commission-cell num commission-amount"
      data-negative={(isReversed && paid.amount > 0) || undefined}
    >
      <b>{amount(isReversed ? { ...paid, amount: 0 - paid.amount } : value)}</b>
      {rate !== null && <small>{percent(rate)}</small>}
    </span>
  )
}

type Props<Row extends Commission> = {
  commissions: readonly Row[]
  caption: string
  /** An extra column after the guest's, such as the commission's owner. */
  column?: TableColumn<Row>
  /** Shown when there are none. */
  empty?: ReactNode
  /** Its booking number as a link. */
  bookingLink?: (commission: Row) => ReactNode
  /** Its home. */
  pictureOf?: (commission: Row) => ReactNode
  /** Its actions. */
  actsOf?: (commission: Row) => ReactNode
}

/** Commissions with guest, stay, status, next date, and amount. */
export const CommissionTable = <Row extends Commission>({
  commissions,
  caption,
  column,
  empty,
  bookingLink,
  pictureOf,
  actsOf,
}: Props<Row>) => {
  const words = useWords(commissionWords)
  return (
    <Table
      className="commission-table"
      caption={caption}
      rows={commissions}
      rowKey={({ id }) => id}
      empty={empty ?? <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'guest',
          head: words.guestAndHome,
          cell: (commission) => (
            <Guest commission={commission} picture={pictureOf?.(commission)} link={bookingLink?.(commission)} />
          ),
        },
        ...(column ? [column] : []),
        { id: 'stay', head: words.stay, cell: ({ booking }) => <Stay booking={booking} /> },
        { id: 'state', head: words.state, cell: (commission) => <State commission={commission} /> },
        { id: 'next', head: words.next, onPhone: false, cell: (commission) => <Next commission={commission} /> },
        {
          id: 'amount',
          head: words.commission,
          align: 'end',
          cell: (commission) => <Amount commission={commission} />,
        },
        ...(actsOf ? [{ id: 'acts', head: <span className="visually-hidden">{words.acts}</span>, cell: actsOf }] : []),
      ]}
    />
  )
}
