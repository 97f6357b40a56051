import type { MoneyToMove } from '@porchlight/contract'
import { Section, Status, Table, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'
import { useAccountName, useHoldReason } from './payout-labels.ts'

/** Owners on hold with the reason, and owners already in a run. */
export const PayoutsOnHold = ({ toMove: { payees, held } }: { toMove: MoneyToMove }) => {
  const { amount, money } = useFormats()
  const words = useWords(staffPayoutsWords)
  const accountName = useAccountName()
  const heldFor = useHoldReason()
  const rows = payees.filter(({ waitsFor, runId }) => waitsFor.length > 0 || runId !== null)
  if (rows.length === 0) return null
  return (
    <Section title={words.held} note={words.heldNote({ total: money(held) })}>
      <Table
        caption={words.heldCaption}
        rows={rows}
        rowKey={({ ownerId }) => ownerId}
        columns={[
          { id: 'owner', head: words.owner, cell: ({ ownerId, name }) => <PersonLink id={ownerId}>{name}</PersonLink> },
          {
            id: 'state',
            head: words.state,
            cell: (payee) =>
              payee.runId === null ? (
                <Status state="waiting">{heldFor(payee)}</Status>
              ) : (
                <UiLink className="inline-link" href={href('/staff/payouts/:runId', { runId: String(payee.runId) })}>
                  {words.inRun({ id: String(payee.runId) })}
                </UiLink>
              ),
          },
          { id: 'account', head: words.account, cell: ({ account }) => accountName(account) },
          { id: 'amount', head: words.amount, align: 'end', cell: (payee) => <b>{amount(payee.amount)}</b> },
        ]}
      />
    </Section>
  )
}
