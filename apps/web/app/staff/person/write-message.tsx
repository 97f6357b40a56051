import { writeToPerson } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A message to the person that isn't about a stay. */
export const WriteMessage = ({ personId }: { personId: number }) => {
  const words = useWords(staffPersonWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<{ text: string }>({
    values: { text: '' },
    problemsOf: ({ text }) => (text.trim() === '' ? { text: words.messageNeeded } : {}),
  })
  const send = async ({ text }: { text: string }) => {
    const answer = await api(writeToPerson, { params: { id: personId }, body: { text } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.messageSent })
    form.change('text', '')
    await revalidate()
  }
  return (
    <form method="post" className="person-note" noValidate onSubmit={form.submit(send)}>
      <TextArea label={words.message} rows={3} maxLength={4000} {...form.field('text')} />
      <div className="staff-acts">
        <Button type="submit" busy={form.busy}>
          {words.sendMessage}
        </Button>
      </div>
    </form>
  )
}
