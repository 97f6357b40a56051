import { type DeskIdentity, decideIdentity, type ResultsOf, readIdentity } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { identitiesWords } from '#app/lib/messages/staff/identities.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Read = ResultsOf<typeof readIdentity>
type Fields = { reason: string }

/** Accepts the open ID, or rejects it with a reason. */
const Decide = ({ id, tries }: { id: number; tries: number }) => {
  const words = useWords(identitiesWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [accept, setAccept] = useState(false)
  const form = useFields<Fields>({
    values: { reason: '' },
    problemsOf: ({ reason }) => (!accept && reason.trim() === '' ? { reason: words.missing } : {}),
  })
  const decide = async ({ reason }: Fields) => {
    const answer = await api(decideIdentity, { params: { id }, body: { tries, accept, reason: accept ? '' : reason } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.done })
    await revalidate()
  }
  return (
    <form method="post" className="identity-form" noValidate onSubmit={form.submit(decide)}>
      <TextArea label={words.reason} rows={2} maxLength={500} {...form.field('reason')} />
      <div className="staff-acts">
        <Button type="submit" size="small" look="primary" busy={form.busy && accept} onClick={() => setAccept(true)}>
          {words.accept}
        </Button>
        <Button type="submit" size="small" busy={form.busy && !accept} onClick={() => setAccept(false)}>
          {words.refuse}
        </Button>
      </div>
    </form>
  )
}

/** Loads the ID on request, which is logged, and drops it when closed. */
export const ReviewIdentity = ({ shown: { id, guest, state } }: { shown: DeskIdentity }) => {
  const words = useWords(identitiesWords)
  const shared = useWords(formWords)
  const { date } = useFormats()
  const [read, setRead] = useState<Read | null>(null)
  const [busy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    const answer = await api(readIdentity, { params: { id } })
    setBusy(false)
    if (answer.ok) setRead(answer.results)
    else toast({ type: 'danger', title: shared.error, message: answer.error.message })
  }
  if (!read)
    return (
      <div className="staff-acts">
        <Button views size="small" icon="eye" busy={busy} onClick={() => void look()}>
          {words.review}
        </Button>
      </div>
    )
  return (
    <>
      <dl className="identity-facts num">
        <dt>{words.legalName}</dt>
        <dd>{read.legalName}</dd>
        <dt>{words.birthDate}</dt>
        <dd>{date(read.birthDate)}</dd>
      </dl>
      <img className="identity-picture" src={read.picture} alt={words.pictureOf({ guest })} />
      {state === 'sent' && <Decide id={id} tries={read.tries} />}
      <div className="staff-acts">
        <Button views size="small" look="bare" icon="eye-off" onClick={() => setRead(null)}>
          {words.close}
        </Button>
      </div>
    </>
  )
}
