import { dateIn, type HomeDesk, keepFacts } from '@porchlight/contract'
import { Button, Section, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'

type Fields = Record<string, number | null>

/** Measurements of the home: a changed value counts as measured today. */
export const Measurements = ({ desk: { setup, facts, measures } }: { desk: HomeDesk }) => {
  const words = useWords(staffHomesWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { locale } = useHabits()
  const { date } = useFormats()
  const known = new Map(facts.map((fact) => [fact.code, fact]))
  const form = useFields<Fields>({
    values: Object.fromEntries(measures.map(({ code }) => [code, known.get(code)?.value ?? null])),
    problemsOf: () => ({}),
  })
  const save = async (fields: Fields) => {
    const today = dateIn(setup.home.timeZone, new Date())
    const measured = measures.flatMap(({ code }) => {
      const value = fields[code]
      if (value === null || value === undefined) return []
      const before = known.get(code)
      if (before?.value === value) {
        const { note, measuredOn, readings } = before
        return [{ code, value, note, measuredOn, readings }]
      }
      return [{ code, value, note: before?.note ?? null, measuredOn: today, readings: [] }]
    })
    const answer = await api(keepFacts, { params: { id: setup.home.id }, body: { facts: measured } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  return (
    <Section title={words.measurements} note={words.measurementsNote}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <div className="staff-pair">
          {measures.map(({ code, label, unit }) => {
            const fact = known.get(code)
            return (
              <NumberField
                key={code}
                label={label}
                unit={unit}
                hint={fact && `${words.measuredOn} ${date(fact.measuredOn)}`}
                decimals={1}
                min={code === 'elevation' ? -500 : 0}
                max={100_000}
                locale={locale}
                words={{ unclear: words.notNumber }}
                {...form.field(code)}
              />
            )
          })}
        </div>
        <div className="staff-acts">
          <Button type="submit" busy={form.busy}>
            {words.saveMeasurements}
          </Button>
        </div>
      </form>
    </Section>
  )
}
