import { type AgreementType, type agreementAtDesk, type ResultsOf, recordCounselReview } from '@porchlight/contract'
import { Button, Section, Status, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffAgreementsWords } from '#app/lib/messages/staff/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Wording = ResultsOf<typeof agreementAtDesk>['document']['inForce']

/** Whether counsel has reviewed a version. Readers never see it. */
export const ReviewStatus = ({ review }: Pick<Wording, 'review'>) => {
  const words = useWords(staffAgreementsWords)
  const { date } = useFormats()
  return review ? (
    <Status state="done">{words.reviewed({ name: review.reviewer, date: date(review.reviewedOn) })}</Status>
  ) : (
    <Status state="half">{words.notReviewed}</Status>
  )
}

/** A version's review status, with a form to record counsel’s review of a draft. */
export const CounselReview = ({ type, wording, today }: { type: AgreementType; wording: Wording; today: string }) => {
  const words = useWords(staffAgreementsWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields({
    values: { reviewer: '', reviewedOn: today },
    problemsOf: ({ reviewer, reviewedOn }) => ({
      ...(reviewer.trim().length < 2 && { reviewer: shared.required }),
      ...(reviewedOn === '' && { reviewedOn: shared.required }),
    }),
  })
  const record = async ({ reviewer, reviewedOn }: { reviewer: string; reviewedOn: string }) => {
    const body = { version: wording.version, reviewer: reviewer.trim(), reviewedOn }
    const answer = await api(recordCounselReview, { params: { type }, body })
    if (answer.ok) toast({ type: 'success', message: words.recorded })
    else form.refuse([], answer.error.message, shared.error)
    await revalidate()
  }
  return (
    <Section title={words.review} note={words.reviewText}>
      <ReviewStatus review={wording.review} />
      {!wording.review && (
        <form method="post" noValidate className="counsel-review" onSubmit={form.submit(record)}>
          <TextField label={words.reviewer} hint={words.reviewerHint} maxLength={160} {...form.field('reviewer')} />
          <TextField label={words.reviewedOn} type="date" max={today} {...form.field('reviewedOn')} />
          <Button type="submit" busy={form.busy}>
            {words.record}
          </Button>
        </form>
      )}
    </Section>
  )
}
