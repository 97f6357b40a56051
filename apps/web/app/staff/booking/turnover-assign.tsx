import { type AnswerOf, jobOfDesk, planDay, type TurnoverOfStay } from '@porchlight/contract'
import { Button, Select, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { bookingOverviewWords } from '#app/lib/messages/staff/booking-overview.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { assigneeOf, optionOf } from '../jobs/assignees.ts'
import { openByArrow } from '../open-by-arrow.ts'

type Workers = Pick<AnswerOf<typeof jobOfDesk>['job'], 'team' | 'vendors'>
type Assignee = ReturnType<typeof assigneeOf>

/** Assigns a turnover and says so, with an undo; the day board's own call checks the vendor's insurance. */
const useAssign = ({ jobId, assignee }: TurnoverOfStay) => {
  const words = useWords(bookingOverviewWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const before: Assignee = assignee && { as: assignee.as, id: assignee.id }
  const assign = async (to: Assignee, message: string, undo = true): Promise<void> => {
    const answer = await api(planDay, { body: { assignments: [{ jobId, assignee: to }] } })
    const problem = answer.ok ? answer.results.failed[0]?.message : answer.error.message
    if (problem !== undefined) return toast({ type: 'danger', title: shared.error, message: problem })
    toast({
      type: 'success',
      message,
      ...(undo && { action: { label: words.undo, onPress: () => void assign(before, words.undone, false) } }),
    })
    await revalidate()
  }
  return assign
}

/** Assigns a planned turnover to a person or a vendor, in place. */
export const TurnoverAssign = ({ turnover, title }: { turnover: TurnoverOfStay; title: string }) => {
  const words = useWords(bookingOverviewWords)
  const jobs = useWords(staffJobsWords)
  const assign = useAssign(turnover)
  const [open, setOpen] = useState(false)
  const [workers, setWorkers] = useState<Workers>()
  const { jobId, assignee } = turnover
  const start = async () => {
    setOpen(true)
    const answer = await api(jobOfDesk, { params: { id: jobId } })
    if (answer.ok) return setWorkers(answer.results.job)
    setOpen(false)
    toast({ type: 'danger', message: answer.error.message })
  }
  if (!open)
    return (
      <Button size="small" onClick={() => void start()}>
        {assignee ? words.change : words.assign}
        <span className="visually-hidden"> {title}</span>
      </Button>
    )
  const options = workers && [
    { value: '', label: words.nobody },
    ...workers.team.map((one) => ({ value: optionOf({ as: 'team', id: one.id }), label: jobs.team(one) })),
    ...workers.vendors.map((one) => ({
      value: optionOf({ as: 'vendor', id: one.id }),
      label: one.uninsured ? jobs.vendorUninsured(one) : jobs.vendor(one),
      disabled: one.uninsured,
    })),
  ]
  return (
    <div className="booking-turnover-assign">
      <Select
        key={String(options === undefined)}
        label={<span className="visually-hidden">{words.assignTurnover({ title })}</span>}
        emptyText={words.loading}
        disabled={!options}
        autoFocus
        value={assignee ? optionOf(assignee) : ''}
        options={options ?? []}
        onKeyDown={openByArrow}
        onChange={(value) => {
          const label = options?.find((option) => option.value === value)?.label ?? ''
          const to = assigneeOf(value)
          setOpen(false)
          void assign(to, to ? words.assigned({ name: label }) : words.unassignedNow)
        }}
      />
      <Button size="small" look="bare" onClick={() => setOpen(false)}>
        {words.cancel}
      </Button>
    </div>
  )
}
