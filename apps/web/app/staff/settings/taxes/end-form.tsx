import { Button, DateField, Disclosure, Section } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { TestStay, useTestStay } from '../test-stay.tsx'
import { TaxReview, useTaxReview } from './change-review.tsx'
import type { TaxDesk } from './tax.tsx'

type Fields = { on: string | null }

/** Ends a tax on a day; nights before it are taxed as they were. */
export const EndForm = ({ desk: { tax, homes, today } }: { desk: TaxDesk }) => {
  const words = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const dates = useDateWords()
  const habits = useHabits()
  const { revalidate } = useRevalidator()
  const [stay, setStay] = useTestStay(homes, today)
  const form = useFields<Fields>({
    values: { on: null },
    problemsOf: ({ on }) => (on ? {} : { on: words.required }),
  })
  const { reviewed, review, save } = useTaxReview(revalidate)
  const look = async ({ on }: Fields) => {
    const refused = await review({ kind: 'end', tax: tax.id, on: on ?? '' }, stay, JSON.stringify([{ on }, stay]))
    if (refused) form.refuse(['on'], refused.message, shared.error)
  }
  return (
    <Section title={words.end}>
      <Disclosure summary={words.endText}>
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(look)}>
          <DateField
            label={words.endsOn}
            required
            min={today}
            today={today}
            words={dates}
            {...habits}
            {...form.field('on')}
          />
          <TestStay homes={homes} today={today} value={stay} onChange={setStay} />
          <div className="staff-acts">
            <Button type="submit" busy={form.busy}>
              {words.review}
            </Button>
          </div>
        </form>
        <TaxReview reviewed={reviewed} asked={JSON.stringify([form.values, stay])} onSave={save} />
      </Disclosure>
    </Section>
  )
}
