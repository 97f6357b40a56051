import './inquiry.css'
import { Alert, Button, Checkbox, RadioGroup, TextArea, TextField, useAlive } from '@porchlight/ui'
import { useRef, useState } from 'react'
import { inquiryWords } from '#app/lib/messages/leads/inquiry.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type ChoiceField, type InquiryField, type InquiryStep, longestOf } from './inquiry-fields.ts'
import { PersonFields } from './person-fields.tsx'
import type { InquiryReply } from './send-inquiry.ts'
import { SpamTrap } from './spam-trap.tsx'

type Props = {
  steps: readonly InquiryStep[]
  reply: InquiryReply | undefined
  /** When the page was rendered; a form sent immediately isn't from a person. */
  openedAt: string
  /** Known values before anything is entered, by field. */
  known?: Readonly<Record<string, string>>
}

type FieldProps = { field: InquiryField; entered: readonly string[] }

const Choices = ({ field, entered }: { field: ChoiceField; entered: readonly string[] }) => {
  const words = useWords(inquiryWords)
  const choices: Readonly<Record<string, string>> = { ...words.choices, ...field.labels }
  const labels: Readonly<Record<string, string>> = words.fields
  if (field.kind === 'choice')
    return (
      <RadioGroup
        legend={labels[field.name]}
        name={field.name}
        defaultValue={entered[0] ?? ''}
        options={field.options.map((value) => ({ value, label: choices[value] }))}
      />
    )
  return (
    <fieldset className="ui-choices">
      <legend>{labels[field.name]}</legend>
      <div>
        {field.options.map((value) => (
          <Checkbox
            key={value}
            name={field.name}
            value={value}
            label={choices[value]}
            defaultChecked={entered.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const OneField = ({ field, entered }: FieldProps) => {
  const words = useWords(inquiryWords)
  const label = (words.fields as Readonly<Record<string, string>>)[field.name]
  if ('options' in field) return <Choices field={field} entered={entered} />
  if (field.kind === 'textarea')
    return (
      <TextArea
        label={label}
        aside={words.optional}
        name={field.name}
        maxLength={longestOf('textarea')}
        defaultValue={entered[0]}
      />
    )
  if (field.kind === 'number')
    return (
      <TextField
        className="inquiry-number"
        label={label}
        name={field.name}
        type="number"
        inputMode="numeric"
        min={0}
        max={field.most}
        defaultValue={entered[0]}
      />
    )
  return (
    <TextField
      label={label}
      name={field.name}
      required={field.required}
      autoComplete={field.kind === 'address' ? 'address-line1' : undefined}
      maxLength={longestOf(field.kind)}
      defaultValue={entered[0]}
      icon={field.kind === 'address' ? 'pin' : undefined}
    />
  )
}

/** Everything on one page; with scripts, one step at a time, without losing input in the others. */
export const InquiryForm = ({ steps, reply, openedAt, known }: Props) => {
  const words = useWords(inquiryWords)
  const alive = useAlive()
  const form = useRef<HTMLFormElement>(null)
  const last = steps.length
  const [at, setAt] = useState(reply ? last : 0)
  const titles: Readonly<Record<string, string>> = words.steps
  const all = [...steps.map(({ id }) => id), 'you']
  const isShown = (step: number) => !alive || step === at
  const go = (to: number) => {
    setAt(to)
    form.current?.scrollIntoView({ block: 'nearest' })
  }
  const next = () => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>(`[data-step="${at}"] :is(input, select, textarea)`)
    if ([...(fields ?? [])].every((field) => field.reportValidity())) go(at + 1)
  }
  const enteredIn = (name: string): readonly string[] =>
    reply?.entered[name] ?? (known?.[name] ? [known[name] as string] : [])
  return (
    <div className="inquiry">
      <ol className="inquiry-steps">
        {all.map((id, step) => (
          <li key={id} data-current={alive && step === at ? '' : undefined}>
            <span className="num">{step + 1}</span> {titles[id]}
          </li>
        ))}
      </ol>
      <form ref={form} method="post" className="inquiry-form" noValidate={alive}>
        <SpamTrap openedAt={openedAt} />
        {reply && (
          <Alert tone="danger" live>
            {reply.refusal === 'too_many_inquiries' ? words.tooMany : reply.refusal ? words.notSent : words.checkFields}
          </Alert>
        )}
        {steps.map(({ id, fields }, step) => (
          <fieldset key={id} data-step={step} hidden={!isShown(step)}>
            <legend className="t-h3">{titles[id]}</legend>
            {fields.map((field) => (
              <OneField key={field.name} field={field} entered={enteredIn(field.name)} />
            ))}
            {alive && (
              <div className="inquiry-acts">
                {step > 0 && <Button onClick={() => go(step - 1)}>{words.back}</Button>}
                <Button look="primary" onClick={next}>
                  {words.next}
                </Button>
              </div>
            )}
          </fieldset>
        ))}
        <fieldset data-step={last} hidden={!isShown(last)}>
          <legend className="t-h3">{titles.you}</legend>
          <PersonFields entered={reply?.entered} problems={reply?.problems} />
          <p className="t-small muted">{words.replyTime}</p>
          <div className="inquiry-acts">
            {alive && last > 0 && <Button onClick={() => go(last - 1)}>{words.back}</Button>}
            <Button type="submit" look="primary">
              {words.send}
            </Button>
          </div>
        </fieldset>
      </form>
    </div>
  )
}
