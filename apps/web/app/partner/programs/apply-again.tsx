import { applyAgain, type Program } from '@porchlight/contract'
import { Button, Modal, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { program: Program; onDone: () => void }

const AgainForm = ({ program, onDone }: Props) => {
  const words = useWords(partnerProgramWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields({
    values: { note: '' },
    problemsOf: ({ note }) => (note.trim().length < 3 ? { note: shared.required } : {}),
  })
  const send = async ({ note }: { note: string }) => {
    const answer = await api(applyAgain, { params: { program }, body: { note } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.appliedAgain })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" noValidate className="partner-license" onSubmit={form.submit(send)}>
      <TextArea label={words.whatChanged} rows={4} maxLength={500} required {...form.field('note')} />
      <Button type="submit" look="primary" busy={form.busy}>
        {words.applyAgain}
      </Button>
    </form>
  )
}

/** Lets someone whose application was rejected apply again. */
export const ApplyAgain = ({ program }: { program: Program }) => {
  const words = useWords(partnerProgramWords)
  const { cancel } = useWords(commissionWords)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = words.applyAgainTo({ program: words.programs[program] })
  return (
    <span className="partner-again">
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {words.applyAgain}
      </Button>
      <Modal open={open} onClose={close} title={title} closeLabel={cancel}>
        <AgainForm program={program} onDone={close} />
      </Modal>
    </span>
  )
}
