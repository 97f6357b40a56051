import { type MoneyToMove, type PayeeDue, preparePayoutRun } from '@porchlight/contract'
import { Alert, Button, Checkbox, EmptyState, Section, Table, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useAccountName } from './payout-labels.ts'

const Homes = ({ parts }: Pick<PayeeDue, 'parts'>) => {
  const { amount } = useFormats()
  const words = useWords(staffPayoutsWords)
  const [only, ...more] = parts
  if (only && more.length === 0) return only.home
  return parts.map((part) => (
    <small key={part.homeId}>{words.homePart({ home: part.home, amount: amount(part.amount) })}</small>
  ))
}

/** Payable owners, all selected initially; the selection becomes a prepared run. */
export const NewRun = ({ toMove: { currency, fault, payees } }: { toMove: MoneyToMove }) => {
  const { money, amount } = useFormats()
  const words = useWords(staffPayoutsWords)
  const accountName = useAccountName()
  const navigate = useNavigate()
  const ready = payees.filter(({ waitsFor, runId }) => waitsFor.length === 0 && runId === null)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const chosen = ready.filter(({ ownerId }) => !left.has(ownerId))
  const total = { amount: chosen.reduce((sum, payee) => sum + payee.amount.amount, 0), currency }

  const choose = (ownerId: number, on: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      if (on) next.delete(ownerId)
      else next.add(ownerId)
      return next
    })
  const prepare = async () => {
    setBusy(true)
    const of = chosen.map(({ ownerId, amount: due }) => ({ ownerId, amount: due.amount }))
    const answer = await api(preparePayoutRun, { body: { currency, payees: of, note: note.trim() } })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    toast({ type: 'success', message: words.done.prepared })
    await navigate(href('/staff/payouts/:runId', { runId: String(answer.results.run.id) }))
  }
  return (
    <Section
      title={words.due}
      note={words.dueNote({ currency })}
      side={
        ready.length > 1 && (
          <Button
            size="small"
            look="bare"
            onClick={() => setLeft(new Set(left.size === 0 ? ready.map(({ ownerId }) => ownerId) : []))}
          >
            {left.size === 0 ? words.noOne : words.everybody}
          </Button>
        )
      }
    >
      {ready.length > 0 && fault && <Alert tone="warning">{words.faults[fault]}</Alert>}
      <Table
        caption={words.dueCaption}
        rows={ready}
        rowKey={({ ownerId }) => ownerId}
        empty={<EmptyState title={words.nobody}>{words.nobodyText}</EmptyState>}
        columns={[
          {
            id: 'owner',
            head: words.owner,
            cell: ({ ownerId, name }) => (
              <Checkbox
                label={name}
                aria-label={words.choose({ name })}
                checked={!left.has(ownerId)}
                onChange={(on) => choose(ownerId, on)}
              />
            ),
          },
          {
            id: 'homes',
            head: words.homes,
            cell: ({ parts }) => (
              <span className="staff-cell">
                <Homes parts={parts} />
              </span>
            ),
          },
          { id: 'account', head: words.account, cell: ({ account }) => accountName(account) },
          { id: 'amount', head: words.amount, align: 'end', cell: (payee) => <b>{amount(payee.amount)}</b> },
        ]}
      />
      {ready.length > 0 && (
        <div className="pay-compose">
          <TextField label={words.note} hint={words.noteHint} maxLength={300} value={note} onChange={setNote} />
          <div className="staff-acts">
            <Button
              look="primary"
              busy={busy}
              disabledReason={chosen.length === 0 ? words.prepareNobody : undefined}
              onClick={() => void prepare()}
            >
              {words.prepare}
            </Button>
            <span className="num">{words.chosen({ number: chosen.length, total: money(total) })}</span>
          </div>
        </div>
      )}
    </Section>
  )
}
