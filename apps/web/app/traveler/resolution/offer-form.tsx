import { answerClaim, type Claim } from '@porchlight/contract'
import { Alert, Button, type MoneyAmount, TextArea } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { type FormEvent, useState } from 'react'
import { Photos } from '#app/features/claims/photos.tsx'
import { useClaimAction } from '#app/features/claims/use-claim-action.ts'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { arrivedIds, hasPendingFiles } from '#app/lib/offline/send-file.ts'

/** The guest's counteroffer and the reason for it. */
export const OfferForm = ({ claim: { id, claimed } }: { claim: Claim }) => {
  const words = useWords(claimWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  const { act, problem } = useClaimAction()
  const [amount, setAmount] = useState<MoneyAmount | null>(null)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const traveling = hasPendingFiles(files)
  const tooMuch = amount !== null && amount.amount >= claimed.amount
  const amountProblem =
    amount === null ? words.missingAmount : tooMuch ? words.lessThan({ amount: money(claimed) }) : undefined
  const textProblem = text.trim() === '' ? words.missing : undefined
  const submit = async () => {
    setBusy(true)
    await act(() =>
      api(answerClaim, { params: { id }, body: { amount: amount?.amount ?? 0, text, files: arrivedIds(files) } }),
    )
    setBusy(false)
  }
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (goToUnread(event.currentTarget)) return
    if (!amountProblem && !textProblem && !traveling && !busy) void submit()
  }
  return (
    <form method="post" className="claim-form" noValidate onSubmit={press}>
      <MoneyField
        label={words.offerAmount}
        hint={words.offerHint}
        currency={claimed.currency}
        min={0}
        words={{ unclear: words.unclear }}
        locale={locale}
        value={amount}
        error={tried ? amountProblem : undefined}
        onChange={setAmount}
      />
      <TextArea
        label={words.why}
        rows={4}
        maxLength={4000}
        value={text}
        error={tried ? textProblem : undefined}
        onChange={setText}
      />
      <Photos label={words.photos} hint={words.photosHint} files={files} onChange={setFiles} />
      {problem && (
        <Alert tone="danger" live title={words.failed}>
          {problem}
        </Alert>
      )}
      <div>
        <Button type="submit" look="primary" busy={busy} {...(traveling && { disabledReason: words.stillSending })}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
