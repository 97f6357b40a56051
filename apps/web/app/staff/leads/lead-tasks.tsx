import { addLeadTask, isPlainDate, type Lead, setLeadTask } from '@porchlight/contract'
import { Button, Checkbox, Section, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { title: string; dueOn: string }

const NewTask = ({ id }: { id: number }) => {
  const words = useWords(staffLeadsWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { title: '', dueOn: '' },
    problemsOf: ({ title, dueOn }) => ({
      ...(title.trim() === '' && { title: shared.required }),
      ...(!isPlainDate(dueOn) && { dueOn: shared.required }),
    }),
  })
  const save = async (body: Fields) => {
    const answer = await api(addLeadTask, { params: { id }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    await revalidate()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <TextField label={words.task} maxLength={200} {...form.field('title')} />
      <TextField label={words.dueOn} type="date" {...form.field('dueOn')} />
      <div className="staff-acts">
        <Button type="submit" busy={form.busy}>
          {words.addTask}
        </Button>
      </div>
    </form>
  )
}

/** The lead's open tasks and their due dates. */
export const LeadTasks = ({ lead }: { lead: Lead }) => {
  const words = useWords(staffLeadsWords)
  const shared = useWords(formWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const mark = async (taskId: number, done: boolean) => {
    const answer = await api(setLeadTask, { params: { id: lead.id, taskId }, body: { done } })
    if (!answer.ok) toast({ type: 'danger', title: shared.error, message: answer.error.message })
    await revalidate()
  }
  return (
    <Section title={words.tasks}>
      <ul className="leads-tasks">
        {lead.tasks.map(({ id, title, dueOn, doneAt }) => (
          <li key={id}>
            <Checkbox
              quiet
              checked={doneAt !== null}
              onChange={(done) => void mark(id, done)}
              label={
                <span data-content>
                  {title}, <span className="num">{date(dueOn)}</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <NewTask id={lead.id} />
    </Section>
  )
}
