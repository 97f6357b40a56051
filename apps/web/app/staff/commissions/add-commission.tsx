import { addCommission } from '@porchlight/contract'
import { Button, type MoneyAmount, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { EvidenceFields, useEvidence } from '../evidence-fields.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** Adds a commission without a booking, with its supporting document. */
export const AddCommission = () => {
  const words = useWords(staffCommissionWords)
  const shared = useWords(formWords)
  const { invalidNumber } = useWords(staffPartnersWords)
  const { locale } = useHabits()
  const { act, question } = useStepUpAction()
  const evidence = useEvidence()
  const [email, setEmail] = useState('')
  const [amount, setAmount] = useState<MoneyAmount | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const missing = (value: string) => (tried && value.trim() === '' ? shared.required : undefined)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (goToUnread(event.currentTarget)) return
    const [fileId] = evidence.ids
    if (email.trim() === '' || note.trim().length < 3 || amount === null || fileId === undefined) return
    const body = { email, ...amount, note, fileId }
    const results = await act(() => api(addCommission, { body }))
    if (!results) return
    toast({ type: 'success', message: results.outcome.state === 'done' ? words.added : words.addedPending })
    setEmail('')
    setAmount(null)
    setNote('')
    setTried(false)
    evidence.clear()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={(event) => void add(event)}>
      <div className="staff-pair">
        <TextField
          label={words.email}
          type="email"
          required
          maxLength={254}
          value={email}
          error={missing(email)}
          onChange={setEmail}
        />
        <MoneyField
          label={words.amount}
          currency="USD"
          locale={locale}
          required
          words={{ unclear: invalidNumber }}
          value={amount}
          error={tried && amount === null ? shared.required : undefined}
          onChange={setAmount}
        />
      </div>
      <EvidenceFields
        reason={{ value: note, onChange: setNote, error: missing(note) }}
        {...evidence.fields}
        hint={words.addNote}
      />
      <div className="staff-acts">
        <Button type="submit" look="primary" {...evidence.submit}>
          {words.add}
        </Button>
      </div>
      {question}
    </form>
  )
}
