import '../staff.css'
import { Button, DateField, RadioGroup, Switch, TextArea, TextField } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { type Compared, Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffPromosWords } from '#app/lib/messages/staff/promos.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import { useSite } from '#app/lib/session.ts'
import { type ChosenHome, HomesField, namesOf } from '../homes-field.tsx'
import { markIn } from '../use-step-up-action.tsx'
import { type PromoFields, promoProblems } from './fields.ts'

type Rejection = { message: string; code: string; required?: readonly string[] | undefined }

type Props = {
  given: PromoFields
  homes: readonly ChosenHome[]
  today: string
  /** An active code, whose name can't change. */
  known?: { version: string; latest: () => Promise<string | undefined> }
  /** Further actions. */
  acts?: ReactNode
  /** @returns why the server rejected it, if it did */
  onSave: (
    fields: PromoFields,
    homes: readonly ChosenHome[],
    version: string | undefined,
  ) => Promise<Rejection | undefined>
}

/** A promo code's discount, homes, and limits. */
export const PromoForm = ({ given, homes, today, known, acts, onSave }: Props) => {
  const words = useWords(staffPromosWords)
  const approvals = useWords(approvalWords)
  const shared = useWords(formWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const { currency } = useSite()
  const [chosen, setChosen] = useState(homes)
  const form = useFields<PromoFields>({
    values: given,
    problemsOf: (fields) => promoProblems(fields, { ...words, required: shared.required }),
  })
  const { date, money, percent } = useFormats()
  const read = useLatestRead(known?.version, async () => known?.latest())
  const save = async (fields: PromoFields) => {
    const refusal = await onSave(fields, chosen, read.latestRead ?? undefined)
    if (refusal) read.refused(markIn(form, shared.error))(refusal.message, refusal.required ?? [], refusal.code)
  }
  const worthOf = (fields: PromoFields): string => {
    if (fields.kind === 'percent') return fields.percent === null ? '' : percent(Math.round(fields.percent * 100))
    return fields.amount ? money(fields.amount) : ''
  }
  const spanOf = (from: string | null, to: string | null): string => (from && to ? `${date(from)} – ${date(to)}` : '')
  const compare = (label: string, textOf: (fields: PromoFields) => string): Compared => [
    label,
    textOf(form.values),
    textOf(given),
  ]
  const compared = (): Compared[] => [
    compare(words.label, ({ label }) => label),
    compare(words.worth, worthOf),
    [words.forHomes, namesOf(chosen), namesOf(homes)],
    compare(words.minNights, ({ minNights }) => String(minNights ?? '')),
    compare(words.mostUses, ({ mostUses }) => String(mostUses ?? '')),
    compare(words.bookedFrom, ({ bookedFrom, bookedTo }) => spanOf(bookedFrom, bookedTo)),
    compare(words.staysFrom, ({ staysFrom, staysTo }) => spanOf(staysFrom, staysTo)),
    compare(words.onceEach, ({ onceEach }) => (onceEach ? words.onceEach : '')),
  ]
  const day = (name: 'bookedFrom' | 'bookedTo' | 'staysFrom' | 'staysTo') => (
    <DateField
      label={words[name]}
      {...form.field(name)}
      today={today}
      locale={locale}
      firstWeekday={firstWeekday}
      words={dateWords}
    />
  )
  const number = { words: { unclear: words.invalidNumber }, locale }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <div className="staff-pair">
        <TextField
          label={words.code}
          hint={words.codeHint}
          required
          readOnly={known !== undefined}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          {...form.field('code')}
        />
        <TextField label={words.label} required maxLength={80} {...form.field('label')} />
        <RadioGroup
          legend={words.worth}
          look="segments"
          name="kind"
          value={form.values.kind}
          onChange={(kind) => form.change('kind', kind as PromoFields['kind'])}
          options={[
            { value: 'percent', label: words.percent },
            { value: 'amount', label: words.amount },
          ]}
        />
        {form.values.kind === 'percent' ? (
          <NumberField
            label={words.percent}
            unit="%"
            min={0.01}
            max={100}
            decimals={2}
            required
            {...number}
            {...form.field('percent')}
          />
        ) : (
          <MoneyField
            label={words.amount}
            currency={currency}
            min={1}
            max={100_000_000}
            required
            {...number}
            {...form.field('amount')}
          />
        )}
      </div>
      <HomesField label={words.forHomes} hint={words.homesHint} value={chosen} onChange={setChosen} />
      <div className="staff-pair">
        <NumberField label={words.minNights} min={1} max={365} {...number} {...form.field('minNights')} />
        <NumberField
          label={words.mostUses}
          hint={words.mostUsesHint}
          min={1}
          max={1_000_000}
          {...number}
          {...form.field('mostUses')}
        />
        {day('bookedFrom')}
        {day('bookedTo')}
        {day('staysFrom')}
        {day('staysTo')}
      </div>
      <Switch
        label={words.onceEach}
        checked={form.values.onceEach}
        onChange={(onceEach) => form.change('onceEach', onceEach)}
      />
      <TextArea
        label={approvals.discountReason}
        hint={approvals.discountHint}
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
      {read.isOvertaken && <Overtaken fields={compared()} />}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        {acts}
      </div>
    </form>
  )
}
