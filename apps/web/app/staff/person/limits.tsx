import { type PersonalLimits, type PersonProfile, setPersonLimits, type ThresholdName } from '@porchlight/contract'
import { Alert, Button, Section, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { limitsWords } from '#app/lib/messages/staff/limits.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Fields = Record<ThresholdName, number | null> & { reason: string }
type Limit = PersonalLimits['limits'][number]
type FormProps = { personId: number; limits: readonly Limit[]; close: () => void }

/** The limit that applies after a change: the person's own or the company's. */
const effective = ({ company }: Limit, own: number | null): number => Math.min(own ?? company, company)

const LimitsForm = ({ personId, limits, close }: FormProps) => {
  const words = useWords(limitsWords)
  const approvals = useWords(approvalWords)
  const person = useWords(staffPersonWords)
  const { locale } = useHabits()
  const { count } = useFormats()
  const { act, question } = useStepUpAction()
  const form = useFields<Fields>({
    values: {
      ...(Object.fromEntries(limits.map(({ name, own }) => [name, own])) as Record<ThresholdName, number | null>),
      reason: '',
    },
    problemsOf: (fields) => ({
      ...Object.fromEntries(
        limits.flatMap(({ name, company }) => {
          const value = fields[name]
          if (value === null) return []
          if (!Number.isInteger(value) || value < 0) return [[name, approvals.invalidNumber]]
          return value > company ? [[name, words.tooMuch({ most: count(company) })]] : []
        }),
      ),
      ...(fields.reason.trim().length < 10 && { reason: approvals.reasonShort }),
    }),
  })
  const changes = limits.filter(({ name, own }) => form.values[name] !== own)
  const loosened = changes
    .map((limit) => ({
      ...limit,
      before: effective(limit, limit.own),
      after: effective(limit, form.values[limit.name]),
    }))
    .filter(({ before, after }) => after > before)
    .map(({ name, before, after }) =>
      approvals.changed({ name: approvals.thresholds[name], before: count(before), after: count(after) }),
    )
  const save = async (fields: Fields) => {
    if (changes.length === 0) {
      toast({ type: 'danger', message: approvals.nothingChanged })
      return
    }
    const body = { limits: changes.map(({ name }) => ({ name, value: fields[name] })), reason: fields.reason }
    const done = await act(() => api(setPersonLimits, { params: { id: personId }, body }))
    if (!done) return
    toast({ type: 'success', message: done.outcome.state === 'pending' ? words.sent : words.saved })
    close()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      {limits.map(({ name, unit, company }) => (
        <NumberField
          key={name}
          label={approvals.thresholds[name]}
          hint={words.company({ company: count(company) })}
          min={0}
          max={company}
          words={{ unclear: approvals.invalidNumber }}
          locale={locale}
          {...(unit === 'percent' && { unit: '%' })}
          {...form.field(name)}
        />
      ))}
      <TextArea label={approvals.reason} rows={2} maxLength={500} required {...form.field('reason')} />
      {changes.length > 0 && (
        <Alert tone={loosened.length > 0 ? 'warning' : 'info'}>
          {loosened.length > 0 ? words.loosens({ changes: loosened.join(', ') }) : words.tightens}
        </Alert>
      )}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {approvals.save}
        </Button>
        <Button onClick={close}>{person.cancel}</Button>
      </div>
      {question}
    </form>
  )
}

/** The amounts up to which one team member can act alone; administrators change them. */
export const Limits = ({ profile, limits }: { profile: PersonProfile; limits: PersonalLimits }) => {
  const words = useWords(limitsWords)
  const { thresholds } = useWords(approvalWords)
  const { count } = useFormats()
  const [editing, setEditing] = useState(false)
  const own = limits.limits.flatMap((limit) => (limit.own === null ? [] : [{ ...limit, own: limit.own }]))
  const figure = (value: number, unit: Limit['unit']) => (unit === 'percent' ? `${count(value)} %` : count(value))
  return (
    <Section title={words.title}>
      <p className="muted">{words.lead}</p>
      {limits.waits && <Alert tone="info">{words.waits}</Alert>}
      {editing ? (
        <div className="person-side">
          <LimitsForm personId={profile.person.id} limits={limits.limits} close={() => setEditing(false)} />
        </div>
      ) : (
        <div className="person-side">
          {own.length === 0 ? (
            <p>{words.same}</p>
          ) : (
            <ul className="person-list">
              {own.map(({ name, own: value, company, unit }) => (
                <li key={name}>
                  {words.own({ name: thresholds[name], own: figure(value, unit), company: figure(company, unit) })}
                </li>
              ))}
            </ul>
          )}
          {profile.canManage && !limits.waits && <Button onClick={() => setEditing(true)}>{words.edit}</Button>}
        </div>
      )}
    </Section>
  )
}
