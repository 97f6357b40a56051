import { type DeskReview, moderateReview } from '@porchlight/contract'
import { Button, Modal, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffReviewWords } from '#app/lib/messages/staff/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { review: DeskReview }

/** The reason for hiding a review, which its author can read. */
const Reason = ({ review: { id, author }, onDone }: Props & { onDone: () => void }) => {
  const words = useWords(staffReviewWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields({
    values: { reason: '' },
    problemsOf: ({ reason }) => (reason.trim().length < 3 ? { reason: words.short } : {}),
  })
  const hide = async ({ reason }: { reason: string }) => {
    const answer = await api(moderateReview, { params: { id }, body: { hide: true, reason } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    onDone()
    toast({ type: 'success', message: words.hiddenToast })
    await revalidate()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(hide)}>
      <p>{words.hideText({ author })}</p>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        required
        autoComplete="off"
        maxLength={1000}
        {...form.field('reason')}
      />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.hide}
        </Button>
      </div>
    </form>
  )
}

const Hide = ({ review }: Props) => {
  const words = useWords(staffReviewWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={words.hideOf({ author: review.author, home: review.home.name })}
        onClick={() => setOpen(true)}
      >
        {words.hide}
      </Button>
      <Modal open={open} size="small" title={words.hideTitle} closeLabel={words.close} onClose={() => setOpen(false)}>
        <Reason review={review} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}

const Back = ({ review: { id, author, home } }: Props) => {
  const words = useWords(staffReviewWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const back = async () => {
    setBusy(true)
    const answer = await api(moderateReview, { params: { id }, body: { hide: false } })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    toast({ type: 'success', message: words.restored })
    await revalidate()
  }
  return (
    <Button
      size="small"
      busy={busy}
      aria-label={words.restoreOf({ author, home: home.name })}
      onClick={() => void back()}
    >
      {words.restore}
    </Button>
  )
}

/** Hides or restores a review. */
export const Moderate = ({ review }: Props) => (
  <div className="staff-acts">{review.hidden === null ? <Hide review={review} /> : <Back review={review} />}</div>
)
