import { changeJob, type DeskJob, moveJob } from '@porchlight/contract'
import { Button, DateField, Section, Select, TextArea } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { assigneeOf, optionOf } from './assignees.ts'
import { useJobAction } from './use-job-action.ts'
import { VendorException } from './vendor-exception.tsx'

type Fields = { assignee: string; day: string | null; note: string }

const Moves = ({ job: { id, allowedMoves } }: { job: DeskJob }) => {
  const words = useWords(staffJobsWords)
  const act = useJobAction()
  return (
    <div className="staff-acts">
      {allowedMoves.map((move) => (
        <Button
          key={move}
          look={move === 'cancel' ? 'bare' : 'quiet'}
          onClick={() => void act(words.moved, () => api(moveJob, { params: { id }, body: { move } }))}
        >
          {words.moves[move]}
        </Button>
      ))}
    </div>
  )
}

/** Assigns a job and moves it through its statuses. */
export const Assign = ({ job, today }: { job: DeskJob; today: string }) => {
  const words = useWords(staffJobsWords)
  const shared = useWords(formWords)
  const { moment } = useFormats()
  const act = useJobAction()
  const { id, kind, team, vendors, assignee, sentAt, home } = job
  const form = useFields<Fields>({
    values: { assignee: assignee ? optionOf(assignee) : '', day: job.day, note: job.note },
    problemsOf: ({ day }) => (day === null ? { day: shared.required } : {}),
  })
  const save = async ({ assignee: chosen, day, note }: Fields) => {
    if (day === null) return
    const body = { assignee: assigneeOf(chosen), note, ...(kind !== 'turnover' && { day }) }
    await act(words.assignmentSaved, () => api(changeJob, { params: { id }, body }))
  }
  const uninsured = vendors.find(
    (one) => one.uninsured && optionOf({ as: 'vendor', id: one.id }) === form.values.assignee,
  )
  const options = [
    { value: '', label: words.nobody },
    ...vendors.map((one) => ({
      value: optionOf({ as: 'vendor', id: one.id }),
      label: one.uninsured ? words.vendorUninsured(one) : words.vendor(one),
    })),
    ...team.map((one) => ({ value: optionOf({ as: 'team', id: one.id }), label: words.team(one) })),
  ]
  return (
    <Section
      title={words.assign}
      note={sentAt ? words.notified({ moment: moment(sentAt, home.timeZone) }) : words.notNotified}
    >
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <div className="staff-pair">
          <Select
            label={words.assignee}
            value={form.values.assignee}
            onChange={(value) => form.change('assignee', value)}
            emptyText=""
            options={options}
          />
          <DateField
            label={words.day}
            disabled={kind === 'turnover'}
            hint={kind === 'turnover' ? words.followsStay : undefined}
            today={today}
            words={useDateWords()}
            {...useHabits()}
            {...form.field('day')}
          />
        </div>
        <TextArea label={words.note} aside={shared.optional} rows={2} maxLength={2000} {...form.field('note')} />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.saveAssignment}
          </Button>
        </div>
      </form>
      {uninsured && <VendorException key={uninsured.id} jobId={id} vendor={uninsured} />}
      <Moves job={job} />
    </Section>
  )
}
