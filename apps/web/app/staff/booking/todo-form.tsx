import { addBookingTodo, type BookingOverview, isPlainDate, longestTodo } from '@porchlight/contract'
import { Button, Select, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useUnsaved } from '#app/lib/leave-guard.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { bookingOverviewWords } from '#app/lib/messages/staff/booking-overview.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { text: string; dueOn: string; assignee: string }
type Props = { bookingId: number; team: BookingOverview['team']; me: number; onClose: () => void }

/** Adds a to-do; its assignee is the person who adds it unless they choose someone else. */
export const TodoForm = ({ bookingId, team, me, onClose }: Props) => {
  const words = useWords(bookingOverviewWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { text: '', dueOn: '', assignee: String(me) },
    problemsOf: ({ text }) => (text.trim() === '' ? { text: shared.required } : {}),
  })
  useUnsaved(form.values.text.trim() !== '')
  const save = async ({ text, dueOn, assignee }: Fields) => {
    const answer = await api(addBookingTodo, {
      params: { id: String(bookingId) },
      body: {
        text,
        dueOn: isPlainDate(dueOn) ? dueOn : null,
        assigneeId: assignee === '' ? null : Number(assignee),
      },
    })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    onClose()
    await revalidate()
  }
  return (
    <form method="post" className="booking-todo-form" noValidate onSubmit={form.submit(save)}>
      <TextField label={words.text} maxLength={longestTodo} autoFocus {...form.field('text')} />
      <div className="booking-todo-fields">
        <TextField label={words.dueOn} type="date" {...form.field('dueOn')} />
        <Select
          label={words.assignee}
          emptyText={words.nobody}
          options={[
            { value: '', label: words.nobody },
            ...team.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.field('assignee')}
        />
      </div>
      <div className="staff-acts">
        <Button type="submit" look="primary" size="small" busy={form.busy}>
          {words.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
