import {
  type CommissionBearer,
  commissionBearers,
  type Program,
  type ProgramTerms,
  programs,
  setProgramTerms,
} from '@porchlight/contract'
import { Button, DateField, EmptyState, NumberField, Select, Table, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = {
  program: Program
  validFrom: string
  bearer: CommissionBearer
  percent: number | null
  note: string
}

const TermsForm = ({ today }: { today: string }) => {
  const words = useWords(staffCommissionWords)
  const { programs: names } = useWords(partnerProgramWords)
  const { invalidNumber } = useWords(staffPartnersWords)
  const shared = useWords(formWords)
  const { locale, firstWeekday } = useHabits()
  const dateWords = useDateWords()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { program: 'travel-agent', validFrom: '', bearer: 'manager', percent: 10, note: '' },
    problemsOf: ({ validFrom, percent }) => ({
      ...(validFrom === '' && { validFrom: shared.required }),
      ...(percent === null && { percent: shared.required }),
    }),
  })
  const send = async ({ percent, ...terms }: Fields) => {
    const answer = await api(setProgramTerms, { body: { ...terms, rate: Math.round((percent ?? 0) * 100) } })
    if (!answer.ok) return form.refuse(answer.error.required as (keyof Fields)[], answer.error.message, shared.error)
    toast({ type: 'success', message: answer.results.outcome.state === 'done' ? words.done : words.termsSent })
    await revalidate()
  }
  return (
    <form method="post" noValidate className="staff-form dated-terms" onSubmit={form.submit(send)}>
      <div className="staff-pair">
        <Select
          label={words.program}
          emptyText=""
          options={programs.map((value) => ({ value, label: names[value] }))}
          {...form.field('program')}
          onChange={(value) => form.change('program', value as Program)}
        />
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
        <Select
          label={words.bearer}
          emptyText=""
          options={commissionBearers.map((value) => ({ value, label: words.bearers[value] }))}
          {...form.field('bearer')}
          onChange={(value) => form.change('bearer', value as CommissionBearer)}
        />
        <NumberField
          label={words.rate}
          unit="%"
          min={0}
          max={100}
          decimals={2}
          required
          locale={locale}
          words={{ unclear: invalidNumber }}
          {...form.field('percent')}
        />
      </div>
      <TextField label={words.note} hint={words.termsNoteHint} maxLength={300} {...form.field('note')} />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.setTerms}
        </Button>
      </div>
    </form>
  )
}

/** The dated terms of programs: bookings keep those in force when they were made (R58, R59). */
export const Terms = ({ terms, today }: { terms: readonly ProgramTerms[]; today: string }) => {
  const words = useWords(staffCommissionWords)
  const { programs: names } = useWords(partnerProgramWords)
  const { date, percent } = useFormats()
  return (
    <>
      <Table
        caption={words.terms}
        rows={terms}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.noTerms}>{words.noTermsText}</EmptyState>}
        columns={[
          {
            id: 'program',
            head: words.program,
            cell: ({ program, note }) => (
              <span className="commission-cell">
                <b>{names[program]}</b>
                {note && <small data-content>{note}</small>}
              </span>
            ),
          },
          {
            id: 'from',
            head: words.validFrom,
            cell: ({ validFrom }) => <span className="num">{date(validFrom)}</span>,
          },
          { id: 'bearer', head: words.bearer, cell: ({ bearer }) => words.bearers[bearer] },
          { id: 'rate', head: words.rate, align: 'end', cell: ({ rate }) => percent(rate) },
          { id: 'by', head: words.setBy, cell: ({ setBy }) => <span data-content>{setBy ?? words.system}</span> },
        ]}
      />
      <TermsForm today={today} />
    </>
  )
}
