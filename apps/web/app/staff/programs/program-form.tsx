import {
  type DeskProgram,
  mostIn,
  mostProgramPrice,
  type ProgramPer,
  programPers,
  saveProgram,
} from '@porchlight/contract'
import { Button, Checkbox, CheckboxGroup, Select, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { useMonthName } from '#app/features/programs/use-program-terms.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffProgramWords } from '#app/lib/messages/staff/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { useSite } from '#app/lib/session.ts'
import { fieldsOf, months, type ProgramFields, problemsOf, programOf, visits } from './fields.ts'

type Props = { known: DeskProgram | undefined; onDone: () => void }

const useProgramForm = ({ known, onDone }: Props) => {
  const words = useWords(staffProgramWords)
  const { required, error } = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<ProgramFields>({
    values: fieldsOf(known),
    problemsOf: (fields) => problemsOf(fields, required),
  })
  const concerns = usePriceConcerns()
  const save = async (fields: ProgramFields) => {
    const program = programOf(fields, known?.id ?? null)
    const key = JSON.stringify(program)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, error)
    const answer = await api(saveProgram, { body: { ...program, confirm: concerns.confirmationOf(key) } })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return form.refuse([], answer.error.message, error)
    }
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onDone()
  }
  return { form, concerns, onSubmit: form.submit(save) }
}

/** A new program, or new terms for future enrollments in an existing one. */
export const ProgramForm = ({ known, onDone }: Props) => {
  const words = useWords(staffProgramWords)
  const { locale } = useHabits()
  const site = useSite()
  const nameOf = useMonthName()
  const { form, concerns, onSubmit } = useProgramForm({ known, onDone })
  const pers = programPers.map((value) => ({ value, label: words.pers[value] }))
  return (
    <form method="post" className="staff-form" noValidate onSubmit={onSubmit}>
      <TextField label={words.name} required autoComplete="off" maxLength={80} {...form.field('name')} />
      <TextArea label={words.summary} required maxLength={600} rows={3} {...form.field('summary')} />
      <TextArea
        label={words.included}
        hint={words.includedHint}
        required
        maxLength={2400}
        rows={4}
        {...form.field('included')}
      />
      <div className="staff-pair">
        <MoneyField
          label={words.price}
          currency={known?.price.currency ?? site.currency}
          min={1}
          max={mostIn(known?.price.currency ?? site.currency, mostProgramPrice)}
          required
          words={{ unclear: words.unclear }}
          locale={locale}
          {...form.field('price')}
        />
        <Select
          label={words.per}
          emptyText={words.nothing}
          options={pers}
          value={form.values.per}
          onChange={(per) => form.change('per', per as ProgramPer)}
        />
      </div>
      <CheckboxGroup
        className="program-months"
        legend={words.months}
        options={months.map((month) => ({ value: String(month), label: nameOf(month) }))}
        {...form.field('months')}
      />
      <Select
        label={words.visits}
        emptyText={words.nothing}
        options={visits.map((value) => ({ value, label: value }))}
        {...form.field('visits')}
      />
      <Checkbox
        label={words.offered}
        checked={form.values.offered}
        onChange={(offered) => form.change('offered', offered)}
      />
      <PriceConcerns
        concerns={concerns.concernsOf(JSON.stringify(programOf(form.values, known?.id ?? null)))}
        reason={concerns.reason}
        onReason={concerns.onReason}
      />
      <Button type="submit" look="primary" busy={form.busy}>
        {words.save}
      </Button>
    </form>
  )
}
