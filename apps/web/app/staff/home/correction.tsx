import { correctOwner, dateIn, type HomeDesk, hasAnyPermission, hasRole, type Money } from '@porchlight/contract'
import { Alert, Button, DateField, type MoneyAmount, Section, Select, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { correctionWords } from '#app/lib/messages/staff/corrections.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { useUser } from '#app/lib/session.ts'
import { EvidenceFields, useEvidence } from '../evidence-fields.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

type What = 'credit' | 'charge' | 'owner_stay'
type Fields = { ownerId: string; what: What; amount: MoneyAmount | null; note: string; on: string; reason: string }

const leastReason = 10
const leastNote = 3

/** Ledger sign: a credit to the owner is positive; an owner stay cleaning is its cost. */
const booked = (what: What, { amount, currency }: Money): Money => ({
  amount: what === 'charge' ? -amount : amount,
  currency,
})

/** Who is credited and who is charged, before posting. */
const Consequence = ({ fields, owner }: { fields: Fields; owner: string }) => {
  const words = useWords(correctionWords)
  const { money } = useFormats()
  if (fields.amount === null) return null
  return <Alert tone="info">{words.consequence[fields.what]({ owner, amount: money(fields.amount) })}</Alert>
}

const CorrectionForm = ({ desk: { setup, owners, currency }, onDone }: { desk: HomeDesk; onDone: () => void }) => {
  const words = useWords(correctionWords)
  const approvals = useWords(approvalWords)
  const shared = useWords(formWords)
  const habits = useHabits()
  const { date } = useFormats()
  const dates = useDateWords()
  const { act, question } = useStepUpAction()
  const evidence = useEvidence()
  const today = dateIn(setup.home.timeZone, new Date())
  const first: Fields = {
    ownerId: String(owners[0]?.accountId ?? ''),
    what: 'credit',
    amount: null,
    note: '',
    on: today,
    reason: '',
  }
  const form = useFields<Fields>({
    values: first,
    problemsOf: ({ amount, note, on, reason }) => ({
      ...(!amount?.amount && { amount: shared.required }),
      ...(note.trim().length < leastNote && { note: words.noteShort }),
      ...(!on && { on: shared.required }),
      ...(reason.trim().length < leastReason && { reason: approvals.reasonShort }),
    }),
  })
  const save = async ({ ownerId, what, amount, note, on, reason }: Fields) => {
    if (!amount) return
    const body = {
      homeId: setup.home.id,
      kind: what === 'owner_stay' ? ('owner_stay' as const) : ('correction' as const),
      amount: booked(what, amount),
      note,
      on,
      reason,
      evidence: evidence.ids,
    }
    const done = await act(() => api(correctOwner, { params: { id: Number(ownerId) }, body }))
    if (!done) return
    const { correction } = done
    toast({
      type: 'success',
      message: correction ? words.booked({ date: date(correction.countsOn) }) : approvals.sent,
    })
    onDone()
  }
  const owner = owners.find(({ accountId }) => String(accountId) === form.values.ownerId)?.name ?? ''
  const { onChange: setOn, ...on } = form.field('on')
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <p className="muted">{words.lead}</p>
      <Select
        label={words.owner}
        emptyText=""
        options={owners.map(({ accountId, name }) => ({ value: String(accountId), label: name }))}
        {...form.field('ownerId')}
      />
      <Select
        label={words.what}
        emptyText=""
        options={(['credit', 'charge', 'owner_stay'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        value={form.values.what}
        onChange={(what) => form.change('what', what as What)}
      />
      <MoneyField
        label={words.amount}
        currency={currency}
        min={1}
        max={100_000_000}
        words={{ unclear: words.unclear }}
        locale={habits.locale}
        {...form.field('amount')}
      />
      <DateField
        label={words.on}
        hint={words.onHint}
        today={today}
        words={dates}
        {...habits}
        {...on}
        onChange={(day) => setOn(day ?? '')}
      />
      <TextField label={words.note} hint={words.noteHint} maxLength={300} autoComplete="off" {...form.field('note')} />
      <EvidenceFields reason={form.field('reason')} {...evidence.fields} hint={words.proofHint} />
      <Consequence fields={form.values} owner={owner} />
      <div className="staff-acts">
        <Button type="submit" busy={form.busy} {...evidence.submit}>
          {words.save}
        </Button>
      </div>
      {question}
    </form>
  )
}

/** Posts a dated journal entry that credits or charges an owner; needs money permission (R48). */
export const Correction = ({ desk }: { desk: HomeDesk }) => {
  const words = useWords(correctionWords)
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const maySee = user && (hasRole(user, 'admin') || hasAnyPermission(user, ['money']))
  if (!maySee || desk.owners.length === 0) return null
  return (
    <Section title={words.title}>
      {isOpen ? (
        <CorrectionForm desk={desk} onDone={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
      )}
    </Section>
  )
}
