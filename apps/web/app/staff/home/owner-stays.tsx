import { agreeOwnerStays, type OwnerStayRules, type OwnerStaysOfHome } from '@porchlight/contract'
import { Button, DateField, Section, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'

/** `key` identifies a date range while it is edited. */
type Span = { key: number; from: string | null; to: string | null }
type Fields = { nightsPerYear: number | null; noticeDays: number | null; closed: Span[] }

const withEmptySpan = (spans: readonly Span[]): Span[] => [
  ...spans,
  { key: Math.max(0, ...spans.map(({ key }) => key)) + 1, from: null, to: null },
]

const isSpan = (span: Span): span is Span & OwnerStayRules['closed'][number] =>
  span.from !== null && span.to !== null && span.from < span.to

/** The limits on owner stays agreed with the owners (R52). */
export const OwnerStays = ({ stays: { home, rules, years } }: { stays: OwnerStaysOfHome }) => {
  const { ownerStays: words, unclear } = useWords(staffHomesWords)
  const shared = useWords(formWords)
  const dates = useDateWords()
  const habits = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { ...rules, closed: rules.closed.map((span, key) => ({ ...span, key })) },
    problemsOf: ({ noticeDays, closed }) => ({
      ...(noticeDays === null && { noticeDays: shared.required }),
      ...(!closed.every(isSpan) && { closed: shared.required }),
    }),
  })
  const { closed } = form.values
  const change = (key: number, part: Partial<Span>) =>
    form.change(
      'closed',
      closed.map((span) => (span.key === key ? { ...span, ...part } : span)),
    )
  const keep = async ({ nightsPerYear, noticeDays, closed: spans }: Fields) => {
    const body = {
      nightsPerYear,
      noticeDays: noticeDays ?? 0,
      closed: spans.filter(isSpan).map(({ from, to }) => ({ from, to })),
    }
    const answer = await api(agreeOwnerStays, { params: { id: home.id }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  const number = { locale: habits.locale, words: { unclear } }
  const spanError = form.errorAt('closed')
  return (
    <Section title={words.title} note={words.note}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(keep)}>
        <p className="muted num">
          {years.map(({ year, taken }) => words.taken({ year: String(year), taken })).join(', ')}
        </p>
        <div className="staff-pair">
          <NumberField
            label={words.nights}
            hint={words.nightsHint}
            min={0}
            max={366}
            {...number}
            {...form.field('nightsPerYear')}
          />
          <NumberField label={words.notice} min={0} max={365} {...number} {...form.field('noticeDays')} />
        </div>
        {closed.map((span) => (
          <fieldset key={span.key} className="staff-pair">
            <legend className="t-small">{words.closed}</legend>
            {(['from', 'to'] as const).map((end) => (
              <DateField
                key={end}
                label={words[end]}
                today={home.today}
                words={dates}
                {...habits}
                value={span[end]}
                onChange={(day) => change(span.key, { [end]: day })}
              />
            ))}
            <div className="staff-acts">
              <Button
                look="bare"
                size="small"
                onClick={() =>
                  form.change(
                    'closed',
                    closed.filter(({ key }) => key !== span.key),
                  )
                }
              >
                {words.remove}
              </Button>
            </div>
          </fieldset>
        ))}
        {spanError && <p role="alert">{spanError}</p>}
        <div className="staff-acts">
          <Button onClick={() => form.change('closed', withEmptySpan(closed))}>{words.add}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {words.keep}
          </Button>
        </div>
      </form>
    </Section>
  )
}
