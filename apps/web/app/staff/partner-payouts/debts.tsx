import {
  type PartnerDebt,
  type PartnerDebtSettlement,
  type PlainDate,
  type partnerDebts,
  type ResultsOf,
  undoPartnerSettlement,
} from '@porchlight/contract'
import { EmptyState, Section, Status, Table, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerDebtWords } from '#app/lib/messages/staff/partner-debts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { SettleDebt } from './settle-debt.tsx'

const Owing = ({ debts, today }: { debts: readonly PartnerDebt[]; today: PlainDate }) => {
  const words = useWords(partnerDebtWords)
  const { amount, money, date } = useFormats()
  return (
    <Table
      caption={words.title}
      rows={debts}
      rowKey={({ partnerId, owed }) => `${partnerId} ${owed.currency}`}
      compact
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'partner',
          head: words.partner,
          cell: ({ partnerId, name, isEnded, unpaid, pending }) => (
            <span className="commission-cell">
              <PersonLink id={partnerId}>{name}</PersonLink>
              {isEnded && <small>{words.ended}</small>}
              {unpaid.amount > 0 && <small>{words.unpaidOf({ amount: money(unpaid) })}</small>}
              {pending && <small>{words.waits}</small>}
            </span>
          ),
        },
        {
          id: 'since',
          head: words.since,
          onPhone: false,
          cell: ({ since }) => <span className="num">{date(since)}</span>,
        },
        {
          id: 'owed',
          head: words.owed,
          align: 'end',
          onPhone: 'figure',
          cell: ({ owed }) => <b className="num">{amount(owed)}</b>,
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          align: 'end',
          cell: (debt) => (
            <span className="staff-acts">
              <SettleDebt debt={debt} kind="repayment" today={today} />
              <SettleDebt debt={debt} kind="write_off" today={today} />
            </span>
          ),
        },
      ]}
    />
  )
}

const shortestReason = 10

const Undo = ({ settlement: { id, amount, name, kind } }: { settlement: PartnerDebtSettlement }) => {
  const words = useWords(partnerDebtWords)
  const { money } = useFormats()
  const { act, question, asking } = useStepUpAction()
  const run = async (reason: string): Promise<boolean> => {
    const done = await act(() => api(undoPartnerSettlement, { params: { settlementId: id }, body: { reason } }))
    if (done) toast({ type: 'success', message: done.outcome.state === 'done' ? words.undoDone : words.pending })
    return done !== undefined
  }
  return (
    <>
      <ReasonDialog
        act={words.undo}
        look="bare"
        title={words.undoOf({ what: words.kinds[kind], name, amount: money(amount) })}
        consequence={words.undoText({ amount: money(amount) })}
        shortest={{ characters: shortestReason, text: words.reasonHint }}
        asking={asking}
        run={run}
      />
      {question}
    </>
  )
}

const Settlements = ({ settlements }: { settlements: readonly PartnerDebtSettlement[] }) => {
  const words = useWords(partnerDebtWords)
  const { amount, date } = useFormats()
  return (
    <Table
      caption={words.settled}
      rows={settlements}
      rowKey={({ id }) => id}
      compact
      columns={[
        {
          id: 'partner',
          head: words.partner,
          cell: ({ partnerId, name, on, by, reference, reason, undone, undoPending }) => (
            <span className="commission-cell">
              <PersonLink id={partnerId}>{name}</PersonLink>
              <small>{words.by({ day: date(on), name: by ?? words.system })}</small>
              {reference && <small data-content>{reference}</small>}
              <small data-content>{undone?.reason ?? reason}</small>
              {undoPending && <small>{words.undoWaits}</small>}
            </span>
          ),
        },
        {
          id: 'how',
          head: words.how,
          onPhone: 'end',
          cell: ({ kind, undone }) => (
            <Status state={undone ? 'off' : 'done'}>{undone ? words.undone : words.kinds[kind]}</Status>
          ),
        },
        {
          id: 'amount',
          head: words.amount,
          align: 'end',
          onPhone: 'figure',
          cell: (row) => <b className="num">{amount(row.amount)}</b>,
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          align: 'end',
          cell: (settlement) => !settlement.undone && !settlement.undoPending && <Undo settlement={settlement} />,
        },
      ]}
    />
  )
}

/** Partners who were paid for commissions reversed later, and what they repaid or was written off. */
export const PartnerDebts = ({ owing, today }: { owing: ResultsOf<typeof partnerDebts>; today: PlainDate }) => {
  const words = useWords(partnerDebtWords)
  if (owing.debts.length === 0 && owing.settlements.length === 0) return null
  return (
    <>
      <Section title={words.title} note={words.titleNote}>
        <Owing debts={owing.debts} today={today} />
      </Section>
      {owing.settlements.length > 0 && (
        <Section title={words.settled}>
          <Settlements settlements={owing.settlements} />
        </Section>
      )}
    </>
  )
}
