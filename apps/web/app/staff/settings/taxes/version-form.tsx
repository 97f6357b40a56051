import { useRevalidator } from 'react-router'
import { useFields } from '#app/lib/form.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ChangeForm, EffectiveDate, useReviewedForm } from '../change-form.tsx'
import { fieldsOf, soonestVersion, type TaxFields, termsOf, usualTerms, versionProblems } from './fields.ts'
import type { TaxDesk } from './tax.tsx'
import { useTaxReview } from './tax-review.ts'
import { TermsFields } from './terms-fields.tsx'

/** Schedules new terms of a tax. */
export const VersionForm = ({ desk: { tax, homes, today } }: { desk: TaxDesk }) => {
  const words = useWords(staffTaxesWords)
  const { revalidate } = useRevalidator()
  const last = tax.versions.at(-1)
  const soonest = soonestVersion(today, last)
  const form = useFields<TaxFields>({
    values: fieldsOf(last ?? usualTerms, { from: soonest }),
    problemsOf: (fields) => versionProblems(fields, words),
  })
  const review = useTaxReview(revalidate)
  const reviewed = useReviewedForm({
    form,
    review,
    homes,
    from: soonest,
    changeOf: (fields) => ({ kind: 'version' as const, tax: tax.id, from: fields.from ?? '', terms: termsOf(fields) }),
    marks: ['from'],
  })
  return (
    <ChangeForm
      title={words.newVersion}
      summary={words.newVersionText}
      homes={homes}
      today={today}
      busy={form.busy}
      isPrimary
      review={review}
      {...reviewed}
    >
      <EffectiveDate label={words.startsOn} today={today} {...form.field('from')} />
      <TermsFields form={form} />
    </ChangeForm>
  )
}
