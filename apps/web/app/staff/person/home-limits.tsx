import { type HomeLimits, type PersonProfile, setHomeLimits } from '@porchlight/contract'
import { Alert, Button, Section, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { homeLimitsWords } from '#app/lib/messages/staff/home-limits.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { GroupsField } from '../groups-field.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Fields = { groups: string[]; reason: string }
type FormProps = { personId: number; limits: HomeLimits; close: () => void }

const LimitsForm = ({ personId, limits, close }: FormProps) => {
  const words = useWords(homeLimitsWords)
  const approvals = useWords(approvalWords)
  const { act, question } = useStepUpAction()
  const before = limits.groups.map(({ id }) => String(id))
  const form = useFields<Fields>({
    values: { groups: before, reason: '' },
    problemsOf: ({ reason }) => (reason.trim().length < 10 ? { reason: words.reasonShort } : {}),
  })
  const { groups } = form.values
  const isWider = before.length > 0 && (groups.length === 0 || groups.some((id) => !before.includes(id)))
  const save = async ({ groups: chosen, reason }: Fields) => {
    const body = { groups: chosen.map(Number), reason }
    const done = await act(() => api(setHomeLimits, { params: { id: personId }, body }))
    if (!done) return
    toast({ type: 'success', message: done.outcome.state === 'pending' ? words.sent : words.saved })
    close()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <GroupsField choices={limits.choices} value={groups} onChange={(next) => form.change('groups', next)} />
      {isWider && <Alert tone="warning">{words.wider}</Alert>}
      <TextArea label={approvals.reason} rows={2} maxLength={500} required {...form.field('reason')} />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <Button onClick={close}>{words.cancel}</Button>
      </div>
      {question}
    </form>
  )
}

/** The homes a team member works with; administrators change them. */
export const HomeLimitsOfPerson = ({
  profile,
  limits,
  canChange,
}: {
  profile: PersonProfile
  limits: HomeLimits
  canChange: boolean
}) => {
  const words = useWords(homeLimitsWords)
  const [editing, setEditing] = useState(false)
  return (
    <Section title={words.title}>
      <p className="muted">{words.lead}</p>
      {limits.waits && <Alert tone="info">{words.waits}</Alert>}
      <div className="person-side">
        {editing ? (
          <LimitsForm personId={profile.person.id} limits={limits} close={() => setEditing(false)} />
        ) : (
          <>
            <p data-content>
              {limits.groups.length === 0 ? words.all : limits.groups.map(({ name }) => name).join(', ')}
            </p>
            {canChange && !limits.waits && <Button onClick={() => setEditing(true)}>{words.edit}</Button>}
          </>
        )}
      </div>
    </Section>
  )
}
