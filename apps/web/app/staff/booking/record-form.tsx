import {
  type Money,
  type PlainDate,
  type ReceivedMethod,
  type ReceivedPayments,
  receivedMethods,
  recordPayment,
} from '@porchlight/contract'
import { Alert, Button, DateField, RadioGroup, Skeleton, TextArea, TextField, toast } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { lazy, Suspense, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { receivedPaymentWords } from '#app/lib/messages/staff/received-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { arrivedIds, hasPendingFiles } from '#app/lib/offline/send-file.ts'
import type { useStepUpAction } from '../use-step-up-action.tsx'

const Attach = lazy(() => import('#app/lib/attaching/attach.tsx'))

const shortestReason = 10

type Fields = {
  method: ReceivedMethod
  amount: Money | null
  receivedOn: PlainDate | null
  reference: string
  note: string
}
type Props = {
  bookingId: number
  received: ReceivedPayments
  today: PlainDate
  act: ReturnType<typeof useStepUpAction>['act']
  onDone: () => void
}

/** Records what a guest paid by wire, check, or in cash; a large amount waits for a second person. */
export const RecordForm = ({ bookingId, received: { open, alone }, today, act, onDone }: Props) => {
  const words = useWords(receivedPaymentWords)
  const shared = useWords(formWords)
  const { locale, ...habits } = useHabits()
  const { money } = useFormats()
  const dateWords = useDateWords()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [refusal, setRefusal] = useState<string>()
  const isLarge = (amount: Money | null) => amount !== null && amount.amount > alone
  const form = useFields<Fields>({
    values: { method: 'check', amount: open, receivedOn: today, reference: '', note: '' },
    problemsOf: ({ amount, receivedOn, reference, note }) => ({
      ...(amount === null && { amount: shared.required }),
      ...(amount && amount.amount > open.amount && { amount: words.atMost({ amount: money(open) }) }),
      ...(receivedOn === null && { receivedOn: shared.required }),
      ...(reference.trim() === '' && { reference: shared.required }),
      ...(isLarge(amount) && note.trim().length < shortestReason && { note: words.noteShort }),
    }),
  })
  const { method, amount } = form.values
  const save = async ({ amount: sum, receivedOn, reference, note }: Fields) => {
    if (sum === null || receivedOn === null) return
    setRefusal(undefined)
    const body = { method, amount: sum.amount, receivedOn, reference, note, evidence: arrivedIds(files) }
    const done = await act(() => api(recordPayment, { params: { id: bookingId }, body }), setRefusal)
    if (!done) return
    toast({ type: 'success', message: done.outcome.state === 'pending' ? words.waits : words.recorded })
    onDone()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <RadioGroup
        legend={words.method}
        look="segments"
        options={receivedMethods.map((value) => ({ value, label: words.methods[value] }))}
        value={method}
        onChange={(value) => form.change('method', value as ReceivedMethod)}
      />
      <MoneyField
        label={words.amount}
        hint={words.open({ amount: money(open) })}
        currency={open.currency}
        min={1}
        words={{ unclear: words.unclear }}
        locale={locale}
        {...form.field('amount')}
      />
      <DateField
        label={words.receivedOn}
        today={today}
        max={today}
        words={dateWords}
        required
        locale={locale}
        {...habits}
        {...form.field('receivedOn')}
      />
      <TextField
        label={words.references[method]}
        required
        autoComplete="off"
        maxLength={120}
        {...form.field('reference')}
      />
      <TextArea label={words.note} hint={words.noteHint} rows={2} maxLength={300} {...form.field('note')} />
      <Suspense fallback={<Skeleton height={120} />}>
        <Attach
          label={words.document}
          hint={words.documentHint}
          accept="image/*,application/pdf"
          files={files}
          onChange={setFiles}
        />
      </Suspense>
      <p className="t-small muted">{words.consequence[method === 'wire' ? 'there' : 'waiting']}</p>
      {isLarge(amount) && <Alert tone="warning">{words.second}</Alert>}
      {refusal && (
        <Alert tone="danger" live title={shared.error}>
          {refusal}
        </Alert>
      )}
      <div className="staff-acts">
        <Button
          type="submit"
          look="primary"
          busy={form.busy}
          {...(hasPendingFiles(files) && { disabledReason: words.uploading })}
        >
          {isLarge(amount) ? words.request : words.record}
        </Button>
      </div>
    </form>
  )
}
