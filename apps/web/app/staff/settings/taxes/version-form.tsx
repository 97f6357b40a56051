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
import { fieldsOf, soonestVersion, type TaxFields, termsOf, usualTerms, versionProblems } from './fields.ts'
import type { TaxDesk } from './tax.tsx'
import { TermsFields } from './terms-fields.tsx'

/** Other terms from a day on. */
export const VersionForm = ({ desk: { tax, homes, today } }: { desk: TaxDesk }) => {
  const words = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const dates = useDateWords()
  const habits = useHabits()
  const { revalidate } = useRevalidator()
  const last = tax.versions.at(-1)
  const soonest = soonestVersion(today, last)
  const [stay, setStay] = useTestStay(homes, soonest)
  const form = useFields<TaxFields>({
    values: fieldsOf(last ?? usualTerms, { from: soonest }),
    problemsOf: (fields) => versionProblems(fields, words),
  })
  const { reviewed, review, save } = useTaxReview(revalidate)
  const look = async (fields: TaxFields) => {
    const change = { kind: 'version' as const, tax: tax.id, from: fields.from ?? '', terms: termsOf(fields) }
    const refused = await review(change, stay, JSON.stringify([fields, stay]))
    if (refused) form.refuse(refused.code === 'invalid_input' ? [] : ['from'], refused.message, shared.error)
  }
  return (
    <Section title={words.newVersion}>
      <Disclosure summary={words.newVersionText}>
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(look)}>
          <DateField
            label={words.startsOn}
            required
            min={today}
            today={today}
            words={dates}
            {...habits}
            {...form.field('from')}
          />
          <TermsFields form={form} />
          <TestStay homes={homes} today={today} value={stay} onChange={setStay} />
          <div className="staff-acts">
            <Button type="submit" look="primary" busy={form.busy}>
              {words.review}
            </Button>
          </div>
        </form>
        <TaxReview reviewed={reviewed} asked={JSON.stringify([form.values, stay])} onSave={save} />
      </Disclosure>
    </Section>
  )
}
