import type { ApprovalOutcome } from '@porchlight/contract'
import { Button, DateField, TextField, toast } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { type Impact, TermsImpact } from './terms-impact.tsx'

/** A figure of terms: a rate in basis points, or a number of months or days, within limits. */
export type Figure<Name extends string> = {
  name: Name
  label: string
  unit: 'rate' | 'months' | 'days'
  limits?: { min: number; max: number }
}
type Figures<Name extends string> = Record<Name, number>
type Dated = { validFrom: string; note: string }
type Answer =
  | { ok: true; results: { outcome: ApprovalOutcome } }
  | { ok: false; error: { required: readonly string[]; message: string } }

type Props<Name extends string> = {
  figures: readonly Figure<Name>[]
  /** In force now. */
  values: Figures<Name>
  today: string
  label: string
  noteHint: string
  /** The impact of terms as they are typed; figures not typed yet are undefined. */
  impactOf: (terms: Partial<Figures<Name>> & { validFrom: string }) => Impact
  save: (terms: Figures<Name> & Dated) => Promise<Answer>
  onDone: () => void
  /** Options besides the figures. */
  children?: ReactNode
}

/** Terms as of a date, showing what changes before they are saved. Increases need a second approver. */
export const DatedTermsForm = <Name extends string>({
  figures,
  values,
  today,
  label,
  noteHint,
  impactOf,
  save,
  onDone,
  children,
}: Props<Name>) => {
  const words = useWords(staffCommissionWords)
  const { invalidNumber } = useWords(staffPartnersWords)
  const shared = useWords(formWords)
  const { locale, firstWeekday } = useHabits()
  const dateWords = useDateWords()
  const { revalidate } = useRevalidator()
  const form = useFields<{ validFrom: string; note: string; figures: Record<string, number | null> }>({
    values: {
      validFrom: '',
      note: '',
      figures: Object.fromEntries(
        figures.map(({ name, unit }) => [name, unit === 'rate' ? values[name] / 100 : values[name]]),
      ),
    },
    problemsOf: (fields) => ({
      ...(fields.validFrom === '' && { validFrom: shared.required }),
      ...Object.fromEntries(
        figures
          .filter(({ name }) => fields.figures[name] === null)
          .map(({ name }) => [`figures.${name}`, shared.required]),
      ),
    }),
  })
  const typed = (held: Record<string, number | null>) =>
    Object.fromEntries(
      figures.flatMap(({ name, unit }) => {
        const value = held[name]
        return typeof value === 'number' ? [[name, unit === 'rate' ? Math.round(value * 100) : value]] : []
      }),
    ) as Partial<Figures<Name>>
  return (
    <form
      method="post"
      noValidate
      className="staff-form dated-terms"
      onSubmit={form.submit(async ({ validFrom, note, figures: held }) => {
        const answer = await save({ ...(typed(held) as Figures<Name>), validFrom, note: note.trim() })
        if (!answer.ok) {
          const fields = answer.error.required.map((name) => (name in held ? (`figures.${name}` as const) : name))
          return form.refuse(fields as 'note'[], answer.error.message, shared.error)
        }
        toast({ type: 'success', message: answer.results.outcome.state === 'done' ? words.done : words.termsSent })
        await revalidate()
        onDone()
      })}
    >
      <div className="staff-pair">
        {children}
        <DateField
          label={words.validFrom}
          value={form.values.validFrom || null}
          onChange={(date) => form.change('validFrom', date ?? '')}
          error={form.errorAt('validFrom')}
          today={today}
          locale={locale}
          firstWeekday={firstWeekday}
          words={dateWords}
          required
        />
        {figures.map((figure) => (
          <NumberField
            key={figure.name}
            label={figure.label}
            {...(figure.unit === 'rate'
              ? { unit: '%', min: 0, max: 100, decimals: 2 }
              : { ...(figure.limits ?? { min: 1, max: 120 }), unit: words.units[figure.unit] })}
            required
            locale={locale}
            words={{ unclear: invalidNumber }}
            {...form.field(`figures.${figure.name as string}`)}
          />
        ))}
      </div>
      <TermsImpact {...impactOf({ ...typed(form.values.figures), validFrom: form.values.validFrom })} />
      <TextField label={words.note} hint={noteHint} maxLength={300} {...form.field('note')} />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
