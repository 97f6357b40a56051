import type { TestedStay } from '@porchlight/contract'
import { Button, DateField, Disclosure, Section } from '@porchlight/ui'
import type { FormEvent, ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useDateWords } from '#app/lib/date-words.ts'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ChangeReview, type ChangeReviewOf } from './change-review.tsx'
import { refusedFields } from './refused-fields.ts'
import { type TestHome, TestStay, type TestStayFields, useTestStay } from './test-stay.tsx'

type ReviewedForm<Fields extends FieldValues, Change> = {
  form: FieldsOf<Fields>
  review: Pick<ChangeReviewOf<Change>, 'start'>
  changeOf: (fields: Fields) => Change
  homes: readonly TestHome[]
  /** The sample stay starts a month after this day. */
  from: string
  /** Fields to mark when the change is rejected for a reason other than its input. */
  marks?: readonly FieldPath<Fields>[]
}

/** Connects a form to the review of the change it describes. */
export const useReviewedForm = <Fields extends FieldValues, Change>({
  form,
  review,
  changeOf,
  homes,
  from,
  marks = [],
}: ReviewedForm<Fields, Change>) => {
  const shared = useWords(formWords)
  const [stay, setStay] = useTestStay(homes, from)
  const keyOf = (fields: Fields) => JSON.stringify([fields, stay])
  return {
    stay,
    setStay,
    formKey: keyOf(form.values),
    onSubmit: form.submit(async (fields) => {
      const refusal = await review.start(changeOf(fields), stay, keyOf(fields))
      if (!refusal) return
      const named = refusedFields(refusal.required, fields) as FieldPath<Fields>[]
      const others = refusal.code === 'invalid_input' ? [] : marks
      form.refuse(named.length > 0 ? named : others, refusal.message, shared.error)
    }),
  }
}

type DateProps = {
  name: string
  value: string | null
  error: string | undefined
  onChange: (day: string | null) => void
}

/** The first day of a change; a past day would alter what guests were promised. */
export const EffectiveDate = ({ label, today, ...field }: DateProps & { label: string; today: string }) => {
  const words = useDateWords()
  const habits = useHabits()
  return <DateField label={label} required min={today} today={today} words={words} {...habits} {...field} />
}

type Props<Stay extends TestedStay> = {
  title: string
  summary: string
  homes: readonly TestHome[]
  today: string
  stay: TestStayFields
  setStay: (stay: TestStayFields) => void
  formKey: string
  onSubmit: (event: FormEvent) => void
  busy: boolean
  isPrimary?: boolean
  review: Pick<ChangeReviewOf<unknown, Stay>, 'reviewed' | 'details' | 'save'>
  /** The fields of the change. */
  children: ReactNode
}

/** A change of a fee or tax: its fields, the sample stay used to preview it, and the review that saves it. */
export const ChangeForm = <Stay extends TestedStay>({
  title,
  summary,
  homes,
  today,
  stay,
  setStay,
  onSubmit,
  children,
  ...form
}: Props<Stay>) => {
  const words = useWords(staffTaxesWords)
  return (
    <Section title={title}>
      <Disclosure summary={summary}>
        <form method="post" className="staff-form" noValidate onSubmit={onSubmit}>
          {children}
          <TestStay homes={homes} today={today} value={stay} onChange={setStay} />
          <div className="staff-acts">
            <Button type="submit" look={form.isPrimary ? 'primary' : undefined} busy={form.busy}>
              {words.review}
            </Button>
          </div>
        </form>
        <ChangeReview review={form.review} formKey={form.formKey} />
      </Disclosure>
    </Section>
  )
}

type EndProps<Change, Stay extends TestedStay> = {
  words: { title: string; summary: string; date: string }
  homes: readonly TestHome[]
  today: string
  review: ChangeReviewOf<Change, Stay>
  changeOn: (day: string) => Change
}

/** Ends a fee or tax as of a date. Earlier nights and bookings stay on it. */
export const EndForm = <Change, Stay extends TestedStay>({
  words,
  homes,
  today,
  review,
  changeOn,
}: EndProps<Change, Stay>) => {
  const shared = useWords(staffTaxesWords)
  const form = useFields<{ on: string | null }>({
    values: { on: null },
    problemsOf: ({ on }) => (on ? {} : { on: shared.required }),
  })
  const reviewed = useReviewedForm({
    form,
    review,
    homes,
    from: today,
    changeOf: ({ on }) => changeOn(on ?? ''),
    marks: ['on'],
  })
  return (
    <ChangeForm
      title={words.title}
      summary={words.summary}
      homes={homes}
      today={today}
      busy={form.busy}
      review={review}
      {...reviewed}
    >
      <EffectiveDate label={words.date} today={today} {...form.field('on')} />
    </ChangeForm>
  )
}
