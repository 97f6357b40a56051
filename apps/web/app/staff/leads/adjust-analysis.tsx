import { type Analysis, adjustAnalysis, type Lead } from '@porchlight/contract'
import { Button, Section, TextArea, TextField, toast, UiLink } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { percent: string; note: string }

/** The estimate a lead asked for: what it says, its private link, and the team’s adjustment. */
export const AdjustAnalysis = ({ lead, analysis }: { lead: Lead; analysis: Analysis & { hash: string } }) => {
  const words = useWords(staffLeadsWords)
  const shared = useWords(formWords)
  const { moneyRounded } = useFormats()
  const { revalidate } = useRevalidator()
  const { estimate, currency } = analysis
  const form = useFields<Fields>({
    values: { percent: String(estimate?.adjustment?.percent ?? 0), note: estimate?.adjustment?.note ?? '' },
    problemsOf: ({ percent, note }) => ({
      ...(!/^-?\d{1,2}$/.test(percent.trim()) && { percent: shared.required }),
      ...(note.trim().length < 3 && { note: shared.required }),
    }),
  })
  const save = async ({ percent, note }: Fields) => {
    const answer = await api(adjustAnalysis, { params: { id: lead.id }, body: { percent: Number(percent), note } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.adjusted })
    await revalidate()
  }
  const money = (units: number) => moneyRounded({ amount: units * 100, currency })
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
        <TextField label={words.adjustBy} inputMode="numeric" maxLength={3} {...form.field('percent')} />
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
