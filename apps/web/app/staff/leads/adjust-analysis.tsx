import { type Analysis, adjustAnalysis, type Lead, minorDigits } from '@porchlight/contract'
import { Button, Section, TextArea, toast, UiLink } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'

/** In percent, up and down. */
const mostAdjustment = 50

type Fields = { percent: number | null; note: string }

/** The estimate a lead asked for: its figures, its private link, and the team's adjustment. */
export const AdjustAnalysis = ({ lead, analysis }: { lead: Lead; analysis: Analysis & { hash: string } }) => {
  const words = useWords(staffLeadsWords)
  const shared = useWords(formWords)
  const { noNumber } = useWords(pricingEditorWords)
  const { moneyRounded } = useFormats()
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const { estimate, currency } = analysis
  const form = useFields<Fields>({
    values: { percent: estimate?.adjustment?.percent ?? 0, note: estimate?.adjustment?.note ?? '' },
    problemsOf: ({ percent, note }) => ({
      ...(percent === null && { percent: shared.required }),
      ...(note.trim().length < 3 && { note: shared.required }),
    }),
  })
  const save = async ({ percent, note }: Fields) => {
    const answer = await api(adjustAnalysis, { params: { id: lead.id }, body: { percent: percent ?? 0, note } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.adjusted })
    await revalidate()
  }
  const money = (units: number) => moneyRounded({ amount: units * 10 ** minorDigits(currency), currency })
  return (
    <Section title={words.estimate}>
      {estimate && (
        <p className="num">
          {words.estimateRange({
            expected: money(estimate.year.expected),
            low: money(estimate.year.low),
            high: money(estimate.year.high),
          })}
        </p>
      )}
      <UiLink
        className="inline-link"
        href={href('/property-analysis/:analysisId/:hash', { analysisId: String(analysis.id), hash: analysis.hash })}
      >
        {words.estimateLink}
      </UiLink>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <NumberField
          label={words.adjustBy}
          min={-mostAdjustment}
          max={mostAdjustment}
          locale={locale}
          words={{ unclear: noNumber }}
          {...form.field('percent')}
        />
        <TextArea label={words.adjustNote} rows={3} maxLength={1000} {...form.field('note')} />
        <div className="staff-acts">
          <Button type="submit" busy={form.busy}>
            {words.adjust}
          </Button>
        </div>
      </form>
    </Section>
  )
}
