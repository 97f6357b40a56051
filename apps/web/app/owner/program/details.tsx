import { endEnrolment, enrolHome, type OwnerProgram, type PlainDate } from '@porchlight/contract'
import { Button, DateField, Section, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useProgramTerms } from '#app/features/programs/use-program-terms.ts'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { ownerProgramWords } from '#app/lib/messages/owner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Of = { program: OwnerProgram }
type Fields = { day: PlainDate | null }

/** Start or end date of an enrollment. */
const DayForm = ({ program: { home, program, part, today } }: Of) => {
  const words = useWords(ownerProgramWords)
  const { required, error } = useWords(formWords)
  const dateWords = useDateWords()
  const habits = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { day: today },
    problemsOf: ({ day }) => (day ? {} : { day: required }),
  })
  const params = { id: home.id, programId: program.id }
  const send = async ({ day }: Fields) => {
    if (!day) return
    const answer = part
      ? await api(endEnrolment, { params, body: { until: day } })
      : await api(enrolHome, { params, body: { from: day } })
    if (!answer.ok) return form.refuse([], answer.error.message, error)
    toast({ type: 'success', message: part ? words.ended : words.begun({ home: home.name }) })
    await revalidate()
  }
  return (
    <Section title={part ? words.end : words.begin} note={part ? words.endNote : words.beginNote}>
      <form method="post" className="program-form" noValidate onSubmit={form.submit(send)}>
        <DateField
          label={part ? words.until : words.from}
          today={today}
          words={dateWords}
          required
          {...habits}
          {...form.field('day')}
        />
        <Button type="submit" {...(!part && { look: 'primary' as const })} busy={form.busy}>
          {part ? words.endNow : words.beginNow({ home: home.name })}
        </Button>
      </form>
    </Section>
  )
}

/** Program details with the home's terms, and the forms to join and leave. */
export const Details = ({ program: own }: Of) => {
  const words = useWords(ownerProgramWords)
  const terms = useProgramTerms()
  const { program, part } = own
  const mayChange = part ? part.until === null : program.offered
  return (
    <>
      <p className="program-text">{program.summary}</p>
      <Section title={words.price}>
        <p className="program-text">
          <b>{terms.price(part ?? program)}</b>
        </p>
      </Section>
      <Section title={words.included}>
        <ul className="program-included">
          {program.included.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Section title={words.when}>
        <p className="program-text">{terms.cadence(part ?? program)}</p>
      </Section>
      {mayChange && <DayForm program={own} />}
    </>
  )
}
