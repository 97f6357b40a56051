import { dateIn, madeJobKinds, makeJob } from '@porchlight/contract'
import { Button, DateField, Select, TextArea, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { jobWords } from '#app/lib/messages/stay/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'

type Fields = { kind: (typeof madeJobKinds)[number]; title: string; note: string; day: string | null }

type Props = {
  /** The home selected initially. */
  home: ChosenHome | null
  now: string
  proposed: Pick<Fields, 'title' | 'note'>
}

/** Creates a repair or inspection. Turnovers follow their bookings. */
export const NewJobForm = ({ home, now, proposed }: Props) => {
  const teamZone = useTeamZone()
  const words = useWords(staffJobsWords)
  const jobs = useWords(jobWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const today = dateIn(teamZone, new Date(now))
  const [homes, setHomes] = useState<readonly ChosenHome[]>(home ? [home] : [])
  const [tried, setTried] = useState(false)
  const form = useFields<Fields>({
    values: { kind: 'repair', ...proposed, day: today },
    problemsOf: ({ title, day }) => ({
      ...(title.trim() === '' && { title: shared.required }),
      ...(day === null && { day: shared.required }),
    }),
  })
  const plan = async ({ day, ...fields }: Fields) => {
    const [chosen] = homes
    setTried(true)
    if (!chosen || day === null) return
    const answer = await api(makeJob, { body: { ...fields, day, homeId: chosen.id, issueId: null } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.planned })
    await navigate(href('/staff/jobs/:jobId', { jobId: String(answer.results.job.id) }))
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(plan)}>
      <HomesField
        one
        label={words.home}
        value={homes}
        onChange={setHomes}
        error={tried && homes.length === 0 ? words.noHome : undefined}
      />
      <div className="staff-pair">
        <Select
          label={words.kind}
          value={form.values.kind}
          onChange={(kind) => form.change('kind', kind as Fields['kind'])}
          emptyText=""
          options={madeJobKinds.map((value) => ({ value, label: jobs.kinds[value] }))}
        />
        <DateField label={words.day} today={today} words={useDateWords()} {...useHabits()} {...form.field('day')} />
      </div>
      <TextField label={words.jobTitle} required maxLength={120} autoComplete="off" {...form.field('title')} />
      <TextArea label={words.note} aside={shared.optional} rows={3} maxLength={2000} {...form.field('note')} />
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
