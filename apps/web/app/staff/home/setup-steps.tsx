import { type HomeSetup, settleStep } from '@porchlight/contract'
import { Button, RadioGroup, Section, Select, Status, TextArea, toast, UiLink } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { stepHref, useHomePaths } from '#app/lib/home-paths.ts'
import { capitalized } from '#app/lib/intl.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Step = HomeSetup['steps'][number]
type Settled = Exclude<Step['step'], 'final-approval'>
type Fields = { step: string; state: 'done' | 'waived'; note: string }

const marks = { open: 'off', done: 'done', waived: 'half' } as const

/** Steps completed by the home's own data: staff can only waive them. */
const answered: readonly Settled[] = ['property-details', 'service-level', 'photos', 'documents']
/** Owners can't be paid without an agreement, so it can't be waived. */
const settledBy = (open: readonly Settled[], state: Fields['state']) =>
  open.filter((step) => (state === 'done' ? !answered.includes(step) : step !== 'documents'))

const SettleForm = ({ homeId, open }: { homeId: number; open: readonly Settled[] }) => {
  const words = useWords(staffHomesWords)
  const { steps } = useWords(setupWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { step: '', state: 'done', note: '' },
    problemsOf: ({ note }) => ({ ...(note.trim().length < 3 && { note: words.missing }) }),
  })
  const choices = settledBy(open, form.values.state)
  const chosen = choices.find((step) => step === form.values.step) ?? choices[0]
  const settle = async ({ state, note }: Fields) => {
    if (!chosen) return
    const answer = await api(settleStep, { params: { id: homeId }, body: { step: chosen, state, note } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.settled })
    await revalidate()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(settle)}>
      <h3 className="t-card">{words.settle}</h3>
      <RadioGroup
        legend={words.how}
        value={form.values.state}
        options={[
          { value: 'done', label: words.asDone },
          { value: 'waived', label: words.asWaived },
        ]}
        onChange={(state) => form.change('state', state === 'waived' ? 'waived' : 'done')}
      />
      <Select
        label={words.step}
        emptyText=""
        options={choices.map((step) => ({ value: step, label: steps[step] }))}
        value={chosen ?? ''}
        onChange={(step) => form.change('step', step)}
      />
      <TextArea label={words.why} rows={2} maxLength={500} {...form.field('note')} />
      <div className="staff-acts">
        <Button type="submit" busy={form.busy}>
          {words.settle}
        </Button>
      </div>
    </form>
  )
}

const SetupStep = ({ step: { step, state, note, missing }, homeId }: { step: Step; homeId: number }) => {
  const words = useWords(setupWords)
  const language = useLanguage()
  const paths = useHomePaths()
  const known: Record<string, unknown> = words.missing
  const said = missing.filter((code) => code !== 'confirmation' && typeof known[code] === 'string')
  return (
    <li>
      <span className="staff-cell">
        {step === 'final-approval' ? (
          words.steps[step]
        ) : (
          <UiLink className="inline-link" href={stepHref(paths, { step, state, missing }, homeId)}>
            {words.steps[step]}
          </UiLink>
        )}
        {note && <small>{note}</small>}
        {state === 'open' && said.length > 0 && (
          <small>{words.missingLead({ what: said.map((code) => known[code]).join(', ') })}</small>
        )}
      </span>
      <Status state={marks[state]}>
        {state === 'open' ? '' : capitalized(state === 'done' ? words.done : words.waived, language)}
      </Status>
    </li>
  )
}

/** The ten setup steps, with a form to complete or waive the open ones. */
export const SetupSteps = ({ setup: { home, steps } }: { setup: HomeSetup }) => {
  const words = useWords(staffHomesWords)
  const open = steps.flatMap(({ step, state }) =>
    state === 'open' && step !== 'final-approval' ? [step as Settled] : [],
  )
  return (
    <Section title={words.steps}>
      <ul className="staff-payments">
        {steps.map((step) => (
          <SetupStep key={step.step} step={step} homeId={home.id} />
        ))}
      </ul>
      {open.some((step) => step !== 'documents') && <SettleForm key={open.join()} homeId={home.id} open={open} />}
    </Section>
  )
}
