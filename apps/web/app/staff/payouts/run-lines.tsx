import type { PayoutRun, PayoutRunLine } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, Section, Status, type StatusState, Table } from '@porchlight/ui'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useAccountName } from './payout-labels.ts'
import { RecordReturn } from './record-return.tsx'
import type { Act } from './run-actions.tsx'

const shapes: Record<PayoutRunLine['state'], StatusState> = {
  waiting: 'waiting',
  dropped: 'off',
  sent: 'half',
  settled: 'done',
  returned: 'broken',
}

/** Only Stripe reports returns of its own payouts. */
const canComeBack = ({ state, carriage }: PayoutRunLine): boolean =>
  carriage === null && (state === 'sent' || state === 'settled')

/** A run's payouts and accounts; removed ones show why, returned ones show the bank's reason. */
export const RunLines = ({ run, act, asking }: { run: PayoutRun; act: Act; asking: boolean }) => {
  const { amount } = useFormats()
  const words = useWords(staffPayoutsWords)
  const accountName = useAccountName()
  const reasonOf = ({ droppedFor, returnedFor }: PayoutRunLine): string =>
    droppedFor ? words.drops[droppedFor] : (returnedFor ?? '')
  const atStripe = ({ transfer, payout }: NonNullable<PayoutRunLine['carriage']>): string =>
    [transfer, payout].filter((id) => id !== null).join(' · ')
  const save = () =>
    downloadCsv(
      `payout-run-${run.id}.csv`,
      csvOf(
        [
          { name: words.owner, value: ({ name }) => name },
          { name: words.account, value: ({ account }) => accountName(account) },
          { name: words.state, value: ({ state }) => words.lineStates[state] },
          { name: words.reason, value: reasonOf },
          { name: words.atStripe, value: ({ carriage }) => (carriage?.transfer ? atStripe(carriage) : '') },
          { name: words.amount, value: (line) => plainAmount(line.amount) },
          { name: words.currency, value: () => run.currency },
        ],
        run.lines,
      ),
    )
  return (
    <Section
      title={words.whoIsPaid}
      note={words.payees({ number: run.payees })}
      side={
        <Chip icon="download" aria-label={words.csvLines} onClick={save}>
          {words.csv}
        </Chip>
      }
    >
      <Table
        caption={words.linesCaption}
        rows={run.lines}
        rowKey={({ ownerId }) => ownerId}
        columns={[
          {
            id: 'owner',
            head: words.owner,
            cell: (line) => <b>{line.name}</b>,
          },
          { id: 'account', head: words.account, cell: ({ account }) => accountName(account) },
          {
            id: 'state',
            head: words.state,
            cell: (line) => (
              <span className="staff-cell">
                <Status state={shapes[line.state]}>{words.lineStates[line.state]}</Status>
                {reasonOf(line) && <small>{reasonOf(line)}</small>}
                {line.carriage?.transfer && <small className="num">{atStripe(line.carriage)}</small>}
              </span>
            ),
          },
          { id: 'amount', head: words.amount, align: 'end', cell: (line) => <b>{amount(line.amount)}</b> },
          ...(run.lines.some(canComeBack)
            ? [
                {
                  id: 'back',
                  // The button labels itself, also on phones, where column headers show next to their cells.
                  head: <span className="visually-hidden">{words.sendBack}</span>,
                  align: 'end' as const,
                  cell: (line: PayoutRunLine) =>
                    canComeBack(line) && <RecordReturn runId={run.id} line={line} act={act} asking={asking} />,
                },
              ]
            : []),
        ]}
      />
    </Section>
  )
}
